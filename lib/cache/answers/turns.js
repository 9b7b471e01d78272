// @ts-check

/**
 * Next.js answers all who ask for one page at a time with what the first of them gets, be it the page or its data. A page that is rendered in
 * one pass has no data (decision 97): a request for data waits for those for the page that are under way, and they for it.
 */

/** @typedef {'page' | 'data'} Kind */

/** Pages by path, however it is spelled: parameters may name the same page. @param {string} url */
function pathOf(url) {
  const [path = ''] = url.split('?')
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

export class Turns {
  /** Requests under way, by kind and path. @type {Map<string, Set<Promise<void>>>} */
  #underWay = new Map()

  /**
   * Calls `work` when no request of the other kind for this page is under way.
   * @param {Kind} kind @param {string} url @param {() => Promise<void>} work
   */
  async take(kind, url, work) {
    const path = pathOf(url)
    const others = `${kind === 'page' ? 'data' : 'page'} ${path}`
    for (let waited = this.#underWay.get(others); waited; waited = this.#underWay.get(others))
      await Promise.allSettled(waited)
    const own = `${kind} ${path}`
    const working = work()
    const all = this.#underWay.get(own) ?? new Set()
    this.#underWay.set(own, all.add(working))
    try {
      await working
    } finally {
      all.delete(working)
      if (all.size === 0) this.#underWay.delete(own)
    }
  }
}
