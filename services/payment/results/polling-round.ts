/** A run by the clock ends before the next is due: what is left over comes then. */
const ROUND_MS = 45_000
/** So often a provider may fail before it is left alone until the next round: one payment that cannot be asked for is no sign of more. */
const MOST_FAULTS = 3

/** One run of a job that asks providers: how long it may last, and which of them do not answer. */
export class PollingRound {
  readonly #end = Date.now() + ROUND_MS
  readonly #faults = new Map<string, number>()

  get isOver(): boolean {
    return Date.now() >= this.#end
  }

  isDown(method: string): boolean {
    return (this.#faults.get(method) ?? 0) >= MOST_FAULTS
  }

  noteFault(method: string): void {
    this.#faults.set(method, (this.#faults.get(method) ?? 0) + 1)
  }
}
