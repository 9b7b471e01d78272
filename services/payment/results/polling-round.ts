/** A run ends before the next is due, which takes the rest. */
const ROUND_MS = 45_000
/** Circuit breaker: after this many failures the provider is skipped until the next run; a single failed payment is no sign of more. */
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
