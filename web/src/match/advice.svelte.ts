// A hint: what a program would do, step by step, for as long as the reader does just that.

import { sentence } from '../api'
import type { Hint, Option, Plan } from '../wire'
import type { Table } from './table.svelte'

export class Advice {
  /** It is being thought over. */
  thinking = $state(false)
  #hint = $state.raw<Hint | null>(null)
  /** Which of the plans is looked at, and how many of its steps are done. */
  #which = $state(0)
  #done = $state(0)
  /** The position that the next step is about. */
  #seq = 0
  /** So many steps were just answered: the next position tells whether the plan goes on. */
  #going = 0
  readonly #table: Table

  constructor(table: Table) {
    this.#table = table
  }

  /** Whether there may be a hint now. */
  may = $derived.by<boolean>(() => this.#table.asked && !this.#table.desk && this.#table.match?.hints === true)
  plans = $derived.by<Plan[]>(() => (this.#hint ? [this.#hint.plan, ...(this.#hint.others ?? [])] : []))
  plan = $derived<Plan | null>(this.plans[this.#which] ?? null)
  /** What is still to be done of it. */
  steps = $derived<readonly Option[]>(this.plan?.steps.slice(this.#done) ?? [])
  /** What else could be done: only as long as nothing has been. */
  others = $derived.by<{ plan: Plan; at: number }[]>(() =>
    this.#done ? [] : this.plans.flatMap((plan, at) => (at === this.#which ? [] : [{ plan, at }])),
  )
  /** The next step among the choices. */
  next = $derived.by<Option | null>(() => (this.may && this.steps[0] ? this.#offered(this.steps[0]) : null))
  /** The things on the board that it is about. */
  marks = $derived.by<string[]>(() => {
    const { noun, aims } = this.next ?? {}
    return [...(noun ? [noun] : []), ...(aims ?? [])]
  })

  /** A step as a choice that is offered now; one of those that are alike, if it is one of them. */
  #offered({ action, noun }: Option): Option | null {
    const options = this.#table.question?.options ?? []
    const found = options.find((option) => option.action === action || option.same?.includes(action))
    return found && found.action !== action ? { ...found, action, noun, same: [] } : (found ?? null)
  }

  /** Whether a choice is the next step. */
  is({ action, same }: Option): boolean {
    const step = this.next?.action
    return step !== undefined && (step === action || same?.includes(step) === true)
  }

  async ask(): Promise<void> {
    const seat = this.#table.seat
    if (this.thinking || this.#table.desk || !seat.position) return
    this.drop()
    const asked = seat.position
    this.thinking = true
    try {
      const hint = await seat.hint(asked.seq)
      if (seat.position?.seq !== asked.seq || seat.position.side !== asked.side) return // answered meanwhile, or another’s hand
      this.#seq = asked.seq
      this.#hint = hint
      this.#show()
    } catch (error) {
      this.#table.refuse([sentence(error)])
    } finally {
      this.thinking = false
    }
  }

  /** Look at another of the plans. */
  consider(at: number): void {
    this.#which = at
    this.#show()
  }

  #show(): void {
    const noun = this.marks[0]
    if (noun && !this.#table.cards.has(noun)) this.#table.show(noun)
  }

  /** Do the next step. */
  async follow(): Promise<void> {
    if (this.next && !this.#table.seat.busy) await this.#table.take(this.next)
  }

  /** Something is being answered. */
  takes(actions: string[]): void {
    const same = actions.findIndex((action, i) => this.steps[i]?.action !== action)
    this.#going = same < 0 && this.steps.length ? actions.length : 0
  }

  /** Another position, or another question: the plan goes on if it was followed, and is gone if not. */
  renew(): void {
    const seq = this.#table.seat.position?.seq
    if (!this.#hint || (seq === this.#seq && !this.#table.desk)) return
    const rest = this.#going ? this.steps.slice(this.#going) : []
    const on = this.#table.asked ? rest.findIndex((step) => this.#offered(step)) : -1
    if (on < 0) {
      this.drop()
      return
    }
    this.#done += this.#going + on
    this.#going = 0
    this.#seq = seq ?? 0
    this.#show()
  }

  /** Away with it. Whether there was one. */
  drop(): boolean {
    const was = this.#hint !== null
    this.#hint = null
    this.#which = this.#done = this.#going = 0
    return was
  }
}
