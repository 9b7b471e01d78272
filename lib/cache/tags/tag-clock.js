// @ts-check

/** Milliseconds since 1970 by the clock that Next.js stamps its entries with: it never runs backwards. */
export const now = () => performance.timeOrigin + performance.now()

/** When each cache tag last changed. An entry made before that moment is out of date. */
export class TagClock {
  /** @type {Map<string, number>} */
  #times = new Map()
  #everything = 0

  /** @param {Iterable<string>} tags @param {number} [at] */
  expire(tags, at = now()) {
    for (const tag of tags) this.#times.set(tag, Math.max(at, this.#times.get(tag) ?? 0))
  }

  /** Makes everything out of date that carries a tag. @param {number} [at] */
  expireEverything(at = now()) {
    this.#everything = Math.max(at, this.#everything)
  }

  /** When everything expired last. */
  get everything() {
    return this.#everything
  }

  /** Whether something made at `since` is out of date by one of these tags. @param {readonly string[]} tags @param {number} since */
  isExpired(tags, since) {
    return this.latest(tags) >= since
  }

  /** The latest change of any of these tags; 0 for none. @param {readonly string[]} tags */
  latest(tags) {
    let latest = tags.length > 0 ? this.#everything : 0
    for (const tag of tags) latest = Math.max(latest, this.#times.get(tag) ?? 0)
    return latest
  }

  /** Every tag with the time of its change. @returns {[string, number][]} */
  entries() {
    return [...this.#times]
  }
}
