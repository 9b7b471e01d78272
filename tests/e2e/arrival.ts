import type { Page, Request, Response } from '@playwright/test'

/** When a page can be used: its HTML works before React has taken it over, but a click is then another one than after it. */

/**
 * Waits, in the page, until React has hydrated every part that the server sent and has nothing left to do. A node that React has
 * hydrated holds its fiber; a comment of HTML stands before each part that is hydrated on its own (`$`) or still to come (`$?`, `$~`).
 */
const hydrated = (page: Page) =>
  page.evaluate(async () => {
    const isOwned = (node: Node) => Object.keys(node).some((key) => key.startsWith('__reactFiber$'))
    const isPending = () => {
      if (document.readyState !== 'complete' || !isOwned(document.body)) return true
      const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT)
      while (comments.nextNode()) {
        const { data, nextSibling } = comments.currentNode as Comment
        if (data === '$?' || data === '$~') return true
        if (data === '$' && nextSibling instanceof Element && !isOwned(nextSibling)) return true
      }
      return false
    }
    while (isPending()) await new Promise((resolve) => setTimeout(resolve, 20))
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }))
  })

/** What a page may still need: not a picture, and not what only another page needs. */
const isNeeded = (request: Request) =>
  ['document', 'script', 'stylesheet', 'fetch', 'xhr'].includes(request.resourceType()) &&
  !('next-router-prefetch' in request.headers())

/**
 * Loads a page and waits until it is hydrated and has all it asks for then; gives its answer. Half a second without any request, as `networkidle` waits for,
 * is half a second more, and pages that a link prefetches count for it.
 */
export async function visit(page: Page, path: string): Promise<Response | null> {
  const open = new Set<Request>()
  const begin = (request: Request) => void (isNeeded(request) && open.add(request))
  const end = (request: Request) => void open.delete(request)
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  try {
    const answer = await page.goto(path)
    let before: number
    do {
      before = open.size
      await hydrated(page)
      // What came last may have asked for more, once React had time for it.
    } while (before + open.size > 0)
    return answer
  } finally {
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
  }
}
