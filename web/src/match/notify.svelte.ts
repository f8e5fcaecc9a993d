// How a player who looks elsewhere learns that it is his turn: the title, a notification, a small sound.

import { flag, setFlag } from './store'

export class Notifier {
  sound = $state(flag('sound'))
  tell = $state(flag('notify') && 'Notification' in window && Notification.permission === 'granted')
  denied = $state(false)
  #title = document.title

  setSound(on: boolean): void {
    this.sound = on
    setFlag('sound', on)
    if (on) chime()
  }

  /** The browser is asked for leave only here, by a click. */
  async setTell(on: boolean): Promise<void> {
    this.denied = false
    if (on) {
      const leave = 'Notification' in window ? await Notification.requestPermission() : 'denied'
      this.denied = leave !== 'granted'
      on = !this.denied
    }
    this.tell = on
    setFlag('notify', on)
  }

  title(text: string, mark: string): void {
    document.title = mark ? `${mark} · ${text}` : text
  }

  /** It has become the reader's turn. */
  turn(title: string, body: string): void {
    if (this.sound) chime()
    if (!document.hidden || !this.tell) return
    const note = new Notification(title, { body, tag: location.pathname })
    note.onclick = () => {
      window.focus()
      note.close()
    }
  }

  close(): void {
    document.title = this.#title
  }
}

/** Two soft notes, made on the spot. */
function chime(): void {
  const audio = new AudioContext()
  for (const [i, pitch] of [523, 784].entries()) {
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    const start = audio.currentTime + i * 0.16
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0, start)
    volume.gain.linearRampToValueAtTime(0.12, start + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.5)
    tone.connect(volume).connect(audio.destination)
    tone.start(start)
    tone.stop(start + 0.55)
  }
  setTimeout(() => void audio.close(), 1200)
}
