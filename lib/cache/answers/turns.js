// @ts-check
import { within } from '../within.js'

/**
 * Next.js answers all who ask for one page at a time with what the first of them gets, be it the page or its data. A page that is rendered in
 * one pass has no data (decision 97): a request for data waits for those for the page that are under way, and they for it.
 */

/** @typedef {'page' | 'data'} Kind */

/** Longest wait: a page that is answered late is better than none. */
const LONGEST_MS = 2_000

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
   * Calls `work`, which answers a request, when none of the other kind for this page is under way. A request is over when it is answered, or when
   * its client has closed the connection: the promise of Next.js may stay open then.
   * @param {Kind} kind @param {string} url @param {Pick<import('node:http').ServerResponse, 'once'>} response @param {() => Promise<void>} work
   */
  async take(kind, url, response, work) {
    const path = pathOf(url)
    const others = `${kind === 'page' ? 'data' : 'page'} ${path}`
    const until = performance.now() + LONGEST_MS
    for (let waited = this.#underWay.get(others); waited; waited = this.#underWay.get(others)) {
      const left = until - performance.now()
      if (left <= 0) break
      await within(Promise.all(waited), left)
    }
    /** @type {Promise<void>} */
    const isClosed = new Promise((resolve) => response.once('close', resolve))
    const working = work()
    const isOver = Promise.race([working.catch(() => undefined), isClosed])
    this.#begin(`${kind} ${path}`, isOver)
    return working
  }

  /** @param {string} name @param {Promise<void>} isOver */
  #begin(name, isOver) {
    const all = this.#underWay.get(name) ?? new Set()
    this.#underWay.set(name, all.add(isOver))
    void isOver.then(() => {
      all.delete(isOver)
      if (all.size === 0) this.#underWay.delete(name)
    })
  }
}
