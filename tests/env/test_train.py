"""The example learns: shortened here, whole when it is run."""

from __future__ import annotations

import numpy as np
import pytest

from examples import train


def test_a_policy_without_lessons_is_random() -> None:
    policy = train.Policy("paths-of-glory")
    prompt = np.zeros(policy.prompt.size, np.float32)
    prompt[3] = 1
    assert policy.chances(0, prompt, [5, 6, 7, 8]).tolist() == [0.25] * 4


def test_what_was_followed_by_better_than_usual_is_said_more_often() -> None:
    policy = train.Policy("paths-of-glory")
    prompt = np.zeros(policy.prompt.size, np.float32)
    prompt[3] = 1
    legal = [0, policy.verb.size - 1]
    gradient = np.zeros(policy.weights.shape[1:])
    gradient[3, policy.verb[legal[1]]] = 1
    policy.learn(1, gradient, 0.2)
    assert policy.chances(1, prompt, legal)[1] > 0.6
    assert policy.chances(0, prompt, legal)[1] == 0.5


@pytest.mark.slow
def test_it_beats_random_after_a_short_training(capsys: pytest.CaptureFixture[str]) -> None:
    score, error = train.main(["--games", "320", "--match", "100"])
    assert score > 2 * error
    assert capsys.readouterr().out.startswith("before: ")
