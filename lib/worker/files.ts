import { CacheableResponsePlugin, CacheFirst } from 'serwist'
import { boundedCache } from './bounded-cache'
import { narrowerPicture, isSavingData } from './data-saver'

const FILES_NAME = 'nang-files'
const PICTURES_NAME = 'nang-pictures'
const KEPT_SECONDS = 30 * 86_400

const only200 = new CacheableResponsePlugin({ statuses: [200] })

const savedFiles = boundedCache(FILES_NAME, { maxEntries: 400, maxAgeSeconds: KEPT_SECONDS })
const savedPictures = boundedCache(PICTURES_NAME, { maxEntries: 200, maxAgeSeconds: KEPT_SECONDS })

const files = new CacheFirst({ cacheName: FILES_NAME, plugins: [only200, savedFiles.plugin] })

/** Shown for a picture that was not seen before: its place keeps its background. */
const noPicture = () =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers: { 'content-type': 'image/svg+xml' } })

// The saved format is one that this browser shows.
const matchOptions = { ignoreVary: true }
/** What browsers send for pictures, so that their own cache answers. */
const ACCEPT = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

const pictures = new CacheFirst({
  cacheName: PICTURES_NAME,
  matchOptions,
  plugins: [{ handlerDidError: () => Promise.resolve(noPicture()) }, only200, savedPictures.plugin],
})

/** Addresses whose content never changes. */
const isFile = (url: URL) =>
  url.pathname.startsWith('/_next/static/') || (url.pathname === '/icons.svg' && url.search !== '')

/** Pictures of the shop; those of members (uploads) may be deleted and are not saved. */
const isPicture = ({ pathname }: URL) => /^\/(?:i|media)\/(?!uploads\/|proofs\/|contact\/)/.test(pathname)

/** The answer for a script, style, font or picture of the shop; undefined for everything else. */
export function answerFile(event: FetchEvent): Promise<Response> | undefined {
  const url = new URL(event.request.url)
  if (isFile(url)) return files.handle({ event, request: event.request })
  if (!isPicture(url)) return undefined
  const narrower = narrowerPicture(url.pathname)
  if (narrower === null) return pictures.handle({ event, request: event.request })
  return pictures.handle({ event, request: new Request(narrower, { headers: event.request.headers }) })
}

/** Saves what a page has loaded before the worker was there; the browser's own cache mostly has it. */
export async function keepFiles(addresses: readonly string[], origin: string): Promise<void> {
  const urls = addresses.map((address) => new URL(address, origin)).filter((url) => url.origin === origin)
  await Promise.all(
    urls.map(async (url) => {
      if (!isFile(url) && (!isPicture(url) || isSavingData())) return
      const cacheName = isFile(url) ? FILES_NAME : PICTURES_NAME
      if (await caches.match(url.href, { ...matchOptions, cacheName })) return
      const response = await fetch(url.href, { cache: 'force-cache', headers: { accept: ACCEPT } }).catch(
        () => null,
      )
      if (response?.status !== 200) return
      await (isFile(url) ? savedFiles : savedPictures).put(url.href, response)
    }),
  )
}
