// @ts-check

/**
 * Next.js 16.4 serializes each page to JSON before it calls the cache handler, every byte as a number of several characters, to know its
 * length, which it needs only for cached fetches; the shop has none. That takes 5–8 ms a page, and as much again for garbage collection. A page whose
 * `toJSON` gives nothing avoids it.
 */

/** @typedef {{ set(key: string, data: unknown, context: object): Promise<void> }} IncrementalCache */

/** @type {WeakSet<object>} */
const done = new WeakSet()

/** @param {unknown} cache the one Next.js made for this request, which it puts on `globalThis` */
export function skipMeasuring(cache) {
  if (typeof cache !== 'object' || cache === null) return
  const prototype = /** @type {IncrementalCache} */ (Object.getPrototypeOf(cache))
  if (done.has(prototype) || typeof prototype.set !== 'function') return
  done.add(prototype)
  const { set } = prototype
  prototype.set = function (key, data, context) {
    if (typeof data === 'object' && data !== null && 'kind' in data && /^APP_/.test(String(data.kind)))
      Object.defineProperty(data, 'toJSON', { value: () => null })
    return set.call(this, key, data, context)
  }
}
