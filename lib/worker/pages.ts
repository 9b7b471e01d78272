import { NetworkFirst, type SerwistPlugin } from 'serwist'
import { waitingGoods } from '@/lib/client/offline-queue/waiting-goods'
import { boundedCache } from './bounded-cache'
import { BAG_PAGE, MEMBER_COPIES, OWN_PAGES, PAGE_COPIES, UNSAVED_PAGES } from './names'
import { offlinePage } from './offline-page'
import { memberMark, ownCopy, ownerOf, putOwnCopy, signOutsSoFar, VISITOR_COPIES } from './owner'
import { savedAt, showCopy, titleOfCopy, toCopy } from './saved-copy'
import { build, scope } from './scope'

/** How long a page may take to begin before its copy is shown, seconds. */
const WAIT_SECONDS = 4
const MOST_PAGES = 40
const KEPT_SECONDS = 7 * 86_400
/** A copy younger than this is not saved again for a page that was opened without a load. */
const FRESH_MS = 600_000

const PAGES = PAGE_COPIES + build

const pages = boundedCache(PAGES, { maxEntries: MOST_PAGES, maxAgeSeconds: KEPT_SECONDS })

const isOwnPage = (path: string) => OWN_PAGES.some((page) => page === path)

/** Parameters that change where a visit came from, not what a page shows. */
const FOREIGN =
  /^(?:utm_\w+|gclid|fbclid|aff_sid|traffic_id|affiliate_code|referral_code|acquisition_campaign|login|next)$/

/** The address that a page is saved under. */
function keyOf(address: string): string {
  const url = new URL(address, scope.location.origin)
  for (const name of [...url.searchParams.keys()]) if (FOREIGN.test(name)) url.searchParams.delete(name)
  return url.origin + url.pathname + (isOwnPage(url.pathname) ? '' : url.search)
}

/** Whether a page may be saved for everyone who uses this browser. */
const isShared = (response: Response) =>
  ownerOf(response) === null && !/no-store|private/.test(response.headers.get('cache-control') ?? '')

const isPage = ({ status, redirected, headers }: Response) =>
  status === 200 && !redirected && (headers.get('content-type') ?? '').startsWith('text/html')

const isSaved = (path: string) => !UNSAVED_PAGES.some((begin) => path.startsWith(begin))

/** The sign-outs before each navigation that is being answered. */
const signOutsBefore = new WeakMap<Event, number>()

/** Saves pages as they come, each where it belongs; shows their copies. */
const copies: SerwistPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(keyOf(request.url)),
  async cacheWillUpdate({ request, response, event }) {
    const { pathname } = new URL(request.url)
    if (!isPage(response) || !isSaved(pathname)) return null
    if (isShared(response)) return toCopy(response)
    const before = signOutsBefore.get(event)
    if (before !== undefined && isOwnPage(pathname))
      await putOwnCopy(keyOf(request.url), await toCopy(response), before)
    return null
  },
  async cachedResponseWillBeUsed({ request, cachedResponse }) {
    const copy = cachedResponse ?? (await ownCopy(keyOf(request.url)))
    const isBag = new URL(request.url).pathname === BAG_PAGE
    return copy && showCopy(copy, isBag ? await waitingNow() : '')
  },
  handlerDidError: async () => offlinePage(await savedPages(), await waitingNow()),
}

const strategy = new NetworkFirst({
  cacheName: PAGES,
  networkTimeoutSeconds: WAIT_SECONDS,
  plugins: [copies, pages.plugin],
})

export function answerPage(event: FetchEvent): Promise<Response> {
  signOutsBefore.set(event, signOutsSoFar())
  return strategy.handle({ event, request: event.request })
}

/** Saves a page that was opened before the worker was there, or without a load. */
export async function keepPage(address: string): Promise<void> {
  const key = keyOf(address)
  const path = new URL(key).pathname
  if (!isSaved(path)) return
  const before = signOutsSoFar()
  const known = isOwnPage(path) ? undefined : await (await caches.open(PAGES)).match(key)
  if (known && Date.now() - savedAt(known) < FRESH_MS) return
  const response = await fetch(key, { credentials: 'same-origin', headers: { accept: 'text/html' } })
  if (!isPage(response)) return
  if (isShared(response)) await pages.put(key, await toCopy(response))
  else if (isOwnPage(path)) await putOwnCopy(key, await toCopy(response), before)
}

/** What waits to be added to the bag. Without storage nothing does. */
const waitingNow = async (): Promise<string> => waitingGoods(await memberMark()).catch(() => '')

export interface SavedPage {
  path: string
  /** as HTML */
  title: string
  at: Date
}

/** The pages that can be read without network, the last seen first. */
async function savedPages(): Promise<SavedPage[]> {
  const shared = await caches.open(PAGES)
  const saved: SavedPage[] = []
  for (const request of await shared.keys()) {
    const copy = await shared.match(request)
    if (copy) saved.push(toSavedPage(request.url, copy))
  }
  for (const path of OWN_PAGES) {
    const url = scope.location.origin + path
    const copy = await ownCopy(url)
    if (copy) saved.push(toSavedPage(url, copy))
  }
  return saved.sort((one, other) => other.at.getTime() - one.at.getTime())
}

function toSavedPage(address: string, copy: Response): SavedPage {
  const { pathname, search } = new URL(address)
  return { path: pathname + search, title: titleOfCopy(copy) || pathname, at: new Date(savedAt(copy)) }
}

/** Deletes the pages that other builds saved: their scripts may be gone. */
export async function deleteFormerPages(): Promise<void> {
  const mine = [PAGE_COPIES, MEMBER_COPIES, VISITOR_COPIES]
  const names = await caches.keys()
  await Promise.all(
    names
      .filter((name) => mine.some((prefix) => name.startsWith(prefix)) && !name.endsWith(build))
      .map((name) => caches.delete(name)),
  )
}
