"""State from declarations: one line a field; slots, __init__, copy, dump and load come of it.

    class State(Fields):
        box: Shared[Box]                                # given when it is made, never copied, never dumped
        scenario: str
        options: Fixed[dict[str, OptionValue]]          # never changes, but is dumped
        log: Log = None                                 # for people: neither copied nor dumped
        turn: int = 1
        spent: Bits = 0                                 # a bit set: dumped in hexadecimal once it is long
        loc: list[int] = made(lambda g: [0] * g.box.count)
        nets: Cache[dict[str, int]] = made(lambda g: {})    # copied, not dumped: found again after `load`
        battle: Battle | None = None                    # Fields too: a copy of its own

A field without a default must be given. What is made in turn may look at the fields above it. How a field is copied,
dumped and loaded follows from its annotation: tuples, named tuples, frozen sets and plain values are shared by copies,
lists, byte arrays and dicts are not. `dump` gives plain data that JSON keeps; a state that was dumped before a field
existed is loaded with the field's default.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Iterable, Mapping
from typing import (
    Annotated,
    Any,
    ClassVar,
    Final,
    Generic,
    Literal,
    Self,
    TypeVar,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)  # fmt: skip

from .game import LogLine
from .refusal import BadInput

T = TypeVar("T")


class _Kind:
    """What is said of a field beside its type."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return self.name


_SHARED, _FIXED, _CACHE, _LOG = _Kind("Shared"), _Kind("Fixed"), _Kind("Cache"), _Kind("Log")
_BITS, _MEMBERS, _ROWS, _SPARSE = _Kind("Bits"), _Kind("Members"), _Kind("Rows"), _Kind("Sparse")
_LATER = _Kind("Later")

Shared = Annotated[T, _SHARED]
"""The same object in all copies, and not part of a dump: what a game is played with."""
Fixed = Annotated[T, _FIXED]
"""The same object in all copies: what never changes once the game has begun."""
Cache = Annotated[T, _CACHE]
"""Copied, not dumped: found again from the facts after `load`."""
Log = Annotated[list[LogLine] | None, _LOG]
"""What is told to people: a copy begins without one."""
Bits = Annotated[int, _BITS]
"""A bit set; beyond 60 bits a dump writes it in hexadecimal, since not every reader of plain data has long numbers."""
Members = Annotated[int, _MEMBERS]
"""A bit set that a dump writes as the list of its members."""
Rows = Annotated[T, _ROWS]
"""A dict of tuples that a dump writes as rows, the key first: [[4, 1, 2], ...]."""
Sparse = Annotated[T, _SPARSE]
"""A list that a dump writes as [place, what stands there], without the Nones; it is as long as its default."""
Later = Annotated[T, _LATER]
"""A field that the first version of a game did not have: a dump leaves it out while it has its default (a plain value),
so that positions from before are still the same to the bit."""

_LONG: Final = 60
Form = Callable[[Any], Any]
_MISSING: Final = object()


class _Made(Generic[T]):
    __slots__ = ("factory",)

    def __init__(self, factory: Callable[[Any], T]) -> None:
        self.factory = factory


def made(factory: Callable[[Any], T]) -> T:
    """A default made anew for every object, from the object under way."""
    return _Made(factory)  # type: ignore[return-value]


@dataclass_transform()
class _Declared(type):
    """Makes a class of its declarations. `listed`: it is dumped as a row of its values, in the order that
    `listed(names)` gives (`sorted`, or `list` for the order of the declarations); otherwise as a dict."""

    def __new__(
        cls,
        name: str,
        bases: tuple[type, ...],
        space: dict[str, Any],
        listed: Callable[[Iterable[str]], list[str]] | None = None,
    ) -> _Declared:
        names = tuple(
            each for each, hint in space.get("__annotations__", {}).items() if not str(hint).startswith("ClassVar")
        )
        defaults = {each: space.pop(each) for each in names if each in space}
        made_class = super().__new__(cls, name, bases, {**space, "__slots__": names})
        if not bases:
            return made_class
        if bases != (Fields,):
            raise TypeError(f"{name}: fields are declared in one class, not inherited")
        hints = get_type_hints(made_class, include_extras=True)
        kinds = {each: _kind(hints[each]) for each in names}
        dumped = [each for each in names if kinds[each] not in (_SHARED, _CACHE, _LOG)]
        init, copy = _init(names, defaults), _copy(made_class, {each: hints[each] for each in names})
        init.__qualname__, copy.__qualname__ = f"{name}.__init__", f"{name}.copy"
        made_class.__init__, made_class.copy = init, copy  # type: ignore[misc, attr-defined]
        made_class._dumped = tuple((each, _dumper(hints[each])) for each in dumped)  # type: ignore[attr-defined]
        made_class._loaded = tuple((each, _loader(hints[each])) for each in dumped)  # type: ignore[attr-defined]
        made_class._needed = frozenset(each for each in dumped if each not in defaults)  # type: ignore[attr-defined]
        later = {each: defaults[each] for each in dumped if kinds[each] is _LATER}
        first = [each for each in dumped if each not in later]
        made_class._later = later  # type: ignore[attr-defined]
        made_class._listed = None if listed is None else tuple(listed(first))  # type: ignore[attr-defined]
        return made_class


class Fields(metaclass=_Declared):
    """Something that can change, as declared fields. See the head of this file."""

    _dumped: ClassVar[tuple[tuple[str, Form | None], ...]]
    _loaded: ClassVar[tuple[tuple[str, Callable[[Any, Any], Any] | None], ...]]
    _listed: ClassVar[tuple[str, ...] | None]
    _later: ClassVar[dict[str, Any]]
    _needed: ClassVar[frozenset[str]]

    def copy(self) -> Self:
        """An object of its own, sharing only what never changes."""
        raise NotImplementedError  # every class that declares fields has its own

    def dump(self) -> dict[str, Any]:
        """All facts as plain data."""
        plain = {
            name: getattr(self, name) if form is None else form(getattr(self, name)) for name, form in self._dumped
        }
        for name, default in self._later.items():
            if getattr(self, name) == default:
                del plain[name]
        return plain

    @classmethod
    def load(cls, plain: Mapping[str, Any], **given: Any) -> Self:
        """What `dump` described; `given`: fields that a dump does not hold. Caches have their defaults."""
        new = cls(**given, **{name: plain[name] for name in cls._needed})
        for name, form in cls._loaded:
            value = plain.get(name, _MISSING)
            if value is not _MISSING:
                setattr(new, name, value if form is None else form(value, getattr(new, name)))
        return new


def _kind(hint: Any) -> _Kind | None:
    if get_origin(hint) is Annotated:
        return next((said for said in get_args(hint)[1:] if isinstance(said, _Kind)), None)
    return None


# -- making objects ---------------------------------------------------------------------------------------------------


def _init(names: Iterable[str], defaults: Mapping[str, Any]) -> Any:
    """`__init__`: fields in the order in which they are declared."""
    known: dict[str, Any] = {"_MISSING": _MISSING}
    head, body = ["self"], []
    for name in names:
        if name not in defaults:
            head.append(name)
            body.append(f"self.{name} = {name}")
            continue
        default = defaults[name]
        if isinstance(default, _Made):
            known[f"_{name}"] = default.factory
            head.append(f"{name}=_MISSING")
            body.append(f"self.{name} = _{name}(self) if {name} is _MISSING else {name}")
        else:
            known[f"_{name}"] = default
            head.append(f"{name}=_{name}")
            body.append(f"self.{name} = {name}")
    return _function("__init__", head, body, known)


def _copy(made_class: type, hints: Mapping[str, Any]) -> Any:
    known = {"_class": made_class, "_new": object.__new__}
    body = ["new = _new(_class)"]
    body += [f"new.{name} = {_copied(hint, f'self.{name}')}" for name, hint in hints.items()]
    return _function("copy", ["self"], [*body, "return new"], known)


def _function(name: str, head: list[str], body: list[str], known: dict[str, Any]) -> Any:
    lines = "\n    ".join(body or ["pass"])
    exec(f"def {name}({', '.join(head)}):\n    {lines}", known)  # source made of declared names only
    return known[name]


def _copied(hint: Any, what: str) -> str:
    """The expression that copies a value of this type."""
    kind, origin, args = _kind(hint), get_origin(hint), get_args(hint)
    if kind is _SHARED or kind is _FIXED:
        return what
    if kind is _LOG:
        return "None"
    if origin is Annotated:
        return _copied(args[0], what)
    if origin in (Union, types.UnionType):
        (rest,) = [each for each in args if each is not type(None)] if len(args) == 2 else [object]
        inner = _copied(rest, what)
        return what if inner == what else f"None if {what} is None else {inner}"
    plain = origin or hint
    if plain is bytearray:
        return f"{what}[:]"
    if plain is list:
        inner = _copied(args[0], "x")
        return f"{what}[:]" if inner == "x" else f"[{inner} for x in {what}]"
    if plain is dict:
        inner = _copied(args[1], "x")
        return f"{what}.copy()" if inner == "x" else f"{{k: {inner} for k, x in {what}.items()}}"
    if plain is set or (isinstance(plain, type) and issubclass(plain, Fields)):
        return f"{what}.copy()"
    return what


# -- plain data -------------------------------------------------------------------------------------------------------


def _hex(value: int) -> int | str:
    return hex(value) if value.bit_length() > _LONG else value


def _members(value: int) -> list[int]:
    return [i for i in range(value.bit_length()) if value >> i & 1]


def _dumper(hint: Any) -> Form | None:
    """What makes plain data of a value of this type; None if it is plain."""
    kind, origin, args = _kind(hint), get_origin(hint), get_args(hint)
    if kind is _BITS:
        return _hex
    if kind is _MEMBERS:
        return _members
    if kind is _ROWS:
        row = _dumper(get_args(args[0])[1])
        return lambda value: [[key, *(value[key] if row is None else row(value[key]))] for key in sorted(value)]
    if kind is _SPARSE:
        one = _dumper(get_args(args[0])[0])
        return lambda value: [
            [i, each if one is None else one(each)] for i, each in enumerate(value) if each is not None
        ]
    if origin is Annotated:
        return _dumper(args[0])
    if origin in (Union, types.UnionType):
        forms = [form for each in args if each is not type(None) and (form := _dumper(each)) is not None]
        if not forms:
            return None
        (only,) = forms
        return lambda value: None if value is None else only(value)
    plain = origin or hint
    if plain is bytearray:
        return list
    if plain in (frozenset, set):
        return sorted
    if plain is dict:
        each = _dumper(args[1])
        if args[0] is str:
            return None if each is None else lambda value: {key: each(item) for key, item in value.items()}
        return lambda value: [[key, value[key] if each is None else each(value[key])] for key in sorted(value)]
    if plain in (list, tuple):
        parts = [_dumper(part) for part in args if part is not Ellipsis]
        if not any(parts):
            return None
        if plain is list or Ellipsis in args:
            (same,) = parts
            assert same is not None
            return lambda value: [same(item) for item in value]
        return lambda value: [item if form is None else form(item) for form, item in zip(parts, value, strict=True)]
    if isinstance(plain, type) and issubclass(plain, Fields):
        return _dump_part
    if _is_named_tuple(plain):
        forms_of = [_dumper(part) for part in get_type_hints(plain, include_extras=True).values()]
        if not any(forms_of):
            return list
        return lambda value: [item if form is None else form(item) for form, item in zip(forms_of, value, strict=True)]
    return None


def _dump_part(part: Fields) -> Any:
    plain = part.dump()
    if part._listed is None:
        return plain
    row = [plain[name] for name in part._listed]
    later = {name: plain[name] for name in part._later if name in plain}
    return [*row, later] if later else row


def _is_named_tuple(plain: Any) -> bool:
    return isinstance(plain, type) and issubclass(plain, tuple) and hasattr(plain, "_fields")


def _loader(hint: Any) -> Callable[[Any, Any], Any] | None:
    """What makes a value of plain data (and of the field's default); None if plain data is the value."""
    if _kind(hint) is _SPARSE:
        one = _form_of(get_args(get_args(hint)[0])[0])

        def fill(rows: Any, now: Any) -> Any:
            found = [None] * len(now)
            for i, each in rows:
                found[i] = each if one is None else one(each)
            return found

        return fill
    form = _form_of(hint)
    return None if form is None else lambda value, _: form(value)


def _form_of(hint: Any) -> Form | None:
    kind, origin, args = _kind(hint), get_origin(hint), get_args(hint)
    if kind is _BITS:
        return lambda value: int(value, 16) if isinstance(value, str) else value
    if kind is _MEMBERS:
        return lambda value: sum(1 << i for i in value)
    if kind is _ROWS:
        row = _form_of(get_args(args[0])[1])
        assert row is not None, f"{hint}: rows are of tuples"
        return lambda value: {key: row(rest) for key, *rest in value}
    if origin is Annotated:
        return _form_of(args[0])
    if origin in (Union, types.UnionType):
        forms = [form for each in args if each is not type(None) and (form := _form_of(each)) is not None]
        if not forms:
            return None
        (only,) = forms
        return lambda value: None if value is None else only(value)
    plain = origin or hint
    if plain is bytearray:
        return bytearray
    if plain in (frozenset, set):
        return plain  # type: ignore[no-any-return]
    if plain is dict:
        each = _form_of(args[1])
        if args[0] is str:
            return lambda value: {key: item if each is None else each(item) for key, item in value.items()}
        return lambda value: {key: item if each is None else each(item) for key, item in value}
    if plain is list:
        item_form = _form_of(args[0])
        return list if item_form is None else lambda value: [item_form(item) for item in value]
    if plain is tuple:
        parts = [_form_of(part) for part in args if part is not Ellipsis]
        if not any(parts):
            return tuple
        if Ellipsis in args:
            (same,) = parts
            assert same is not None
            return lambda value: tuple(same(item) for item in value)
        return lambda value: tuple(
            item if form is None else form(item) for form, item in zip(parts, value, strict=True)
        )
    if isinstance(plain, type) and issubclass(plain, Fields):
        return lambda value: _load_part(plain, value)
    if _is_named_tuple(plain):
        forms_of = [_form_of(part) for part in get_type_hints(plain, include_extras=True).values()]
        return lambda value: plain(
            *(item if form is None else form(item) for form, item in zip(forms_of, value, strict=False))
        )
    if plain in (int, str, bool, float, object, Any, type(None)) or origin is Literal:
        return None
    raise TypeError(f"a field of state cannot be {hint!r}: say how it is plain data")


def _load_part(part: type[Fields], value: Any) -> Fields:
    if part._listed is None:
        return part.load(value)
    many = len(part._listed)
    if not many <= len(value) <= many + bool(part._later):
        raise BadInput("bad-state-part", part=part.__name__)
    later = value[many] if len(value) > many else {}
    return part.load({**dict(zip(part._listed, value, strict=False)), **later})
