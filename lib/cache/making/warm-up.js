// @ts-check
import { DISALLOWED_PATHS } from '../../pages/pages.js'

/**
 * Makes pages after a start as a crawler would find them, from the home page on (ADR 101): those that visitors come to first are then kept,
 * and V8 has compiled what makes pages before visitors wait for it.
 */

const LINK = /<a\s[^>]*?href="(\/[^"#]*)"/g

/** Addresses that a page links to and crawlers may ask for. @param {string} html @returns {string[]} */
const linksIn = (html) =>
  [...html.matchAll(LINK)]
    .map(([, link = '']) => link.replaceAll('&amp;', '&'))
    .filter((link) => !DISALLOWED_PATHS.some((path) => link.startsWith(path)))

/**
 * Requests pages one after the other, each once: kept ones and those of a query in turn, and in turn the first and the last that was found, which
 * are mostly menus and goods.
 * @param {object} options
 * @param {(url: string) => Promise<string | null>} options.ask the HTML of a page; null, or an error, when there is none
 * @param {(url: string) => import('../answers/answer-from-cache.js').AnswerAddress | null} options.addressOf null for what is not for everyone
 * @param {number} options.most pages
 * @param {() => boolean} options.isClosing
 */
export async function warmUp({ ask, addressOf, most, isClosing }) {
  const found = new Set(['/', '/search'])
  /** @type {Record<'page' | 'query', string[]>} */
  const waiting = { page: ['/'], query: ['/search'] }
  const { page, query } = waiting
  const turns = [() => page.shift(), () => query.pop(), () => page.pop(), () => query.shift()]
  for (let asked = 0; asked < most && !isClosing(); asked++) {
    const url = turns[asked % turns.length]?.() ?? page.shift() ?? query.shift()
    if (url === undefined) return
    const html = await ask(url).catch(() => null)
    for (const link of linksIn(html ?? '')) {
      const address = addressOf(link)
      if (!address || found.has(address.key)) continue
      found.add(address.key)
      waiting[address.is].push(address.key)
    }
  }
}
