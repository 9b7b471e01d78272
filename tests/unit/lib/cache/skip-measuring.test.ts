import { CacheHandler, IncrementalCache } from 'next/dist/server/lib/incremental-cache'
import { skipMeasuring } from '@/lib/cache/skip-measuring.js'

const kept: unknown[] = []

class NotingHandler extends CacheHandler {
  override set(_key: string, value: unknown) {
    kept.push(value)
    return Promise.resolve()
  }
}

/** Next's own cache in front of a handler that notes what it is given. */
const nextCache = () =>
  new IncrementalCache({
    dev: false,
    requestHeaders: {},
    previewProps: { previewModeId: '', previewModeSigningKey: '', previewModeEncryptionKey: '' },
    prerenderManifest: {
      version: 4,
      routes: {},
      dynamicRoutes: {},
      notFoundRoutes: [],
      preview: { previewModeId: '', previewModeSigningKey: '', previewModeEncryptionKey: '' },
    },
    CurCacheHandler: NotingHandler,
  })

/** A page whose bytes say whether they were spelled out. */
function pageThatIsWatched() {
  const rscData = Buffer.from('data of the router')
  const toJSON = jest.fn(() => [])
  Object.defineProperty(rscData, 'toJSON', { value: toJSON })
  const page = {
    kind: 'APP_PAGE',
    html: '<p>son</p>',
    rscData,
    status: 200,
    headers: {},
    postponed: undefined,
    segmentData: undefined,
  }
  return { page, toJSON }
}

it('hands a page to the cache without spelling it out', async () => {
  const cache = nextCache()
  const context = {
    route: { kind: 'APP_PAGE', sourceRoute: '/[category]/page' },
    cacheControl: { revalidate: 60, expire: 120 },
  }
  // The kinds of entries are an enum that other code cannot name.
  const keep = (page: object): unknown => Reflect.apply(cache.set, cache, ['/son', page, context])

  const before = pageThatIsWatched()
  await keep(before.page)
  // When Next.js no longer does this, lib/cache/skip-measuring.js can go.
  expect(before.toJSON).toHaveBeenCalled()

  skipMeasuring(cache)
  skipMeasuring(nextCache())
  const after = pageThatIsWatched()
  await keep(after.page)
  expect(after.toJSON).not.toHaveBeenCalled()
  expect(kept).toEqual([before.page, after.page])
})

it('leaves anything alone that is no cache of Next.js', () => {
  for (const other of [undefined, null, {}, 'cache']) expect(() => skipMeasuring(other)).not.toThrow()
})
