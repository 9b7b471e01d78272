import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { buildWorker } from '@/scripts/start/build-worker.js'
import type { WorkerMessage } from '@/lib/worker/names'

/** Runs a service worker as a browser does, with caches in memory. */

export const SHOP = 'http://shop.test'
const BUILD = 'b1'

const addressOf = (key: RequestInfo | URL) =>
  new URL(key instanceof Request ? key.url : String(key), SHOP).href

class MemoryCache {
  readonly #answers = new Map<string, Response>()
  match = (key: RequestInfo | URL) => Promise.resolve(this.#answers.get(addressOf(key))?.clone())
  matchAll = () => Promise.resolve([...this.#answers.values()].map((answer) => answer.clone()))
  keys = () => Promise.resolve([...this.#answers.keys()].map((address) => new Request(address)))
  delete = (key: RequestInfo | URL) => Promise.resolve(this.#answers.delete(addressOf(key)))
  put = async (key: RequestInfo | URL, answer: Response) => {
    // Read as a browser reads it, which takes a while.
    const body = await answer.text()
    this.#answers.set(addressOf(key), new Response(body, { headers: answer.headers }))
  }
}

/** A deleted cache that is still held is apart from one that is opened afterwards. */
class MemoryCaches {
  readonly #caches = new Map<string, MemoryCache>()
  keys = () => Promise.resolve([...this.#caches.keys()])
  delete = (name: string) => Promise.resolve(this.#caches.delete(name))
  open = (name: string) => {
    const cache = this.#caches.get(name) ?? new MemoryCache()
    this.#caches.set(name, cache)
    return Promise.resolve(cache)
  }
  match = async (key: RequestInfo | URL, { cacheName }: { cacheName: string }) =>
    (await this.open(cacheName)).match(key)
}

class WorkerEvent {
  readonly waiting: Promise<unknown>[] = []
  answer: Promise<Response> | undefined
  waitUntil(work: Promise<unknown>) {
    this.waiting.push(work.catch(() => undefined))
  }
  respondWith(answer: Promise<Response>) {
    this.answer = answer
  }
}

class NavigationEvent extends WorkerEvent {
  readonly request: Request
  readonly preloadResponse = Promise.resolve(undefined)
  constructor(address: string) {
    super()
    this.request = new Request(address)
    Object.defineProperty(this.request, 'mode', { value: 'navigate' })
  }
}

class MessageTo extends WorkerEvent {
  constructor(readonly data: WorkerMessage) {
    super()
  }
}

/** IndexedDB that is full: only the bounds of caches are kept there, and pages are saved all the same. */
class FullDatabase {
  readonly error = new Error('full')
  addEventListener(type: string, listener: () => void) {
    if (type === 'error') setTimeout(listener)
  }
  removeEventListener() {
    // Each listener is called once at most.
  }
  open = () => new FullDatabase()
}

const workerSource = (): Promise<string> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'worker-'))
  writeFileSync(path.join(folder, 'BUILD_ID'), BUILD)
  return buildWorker(folder)
    .then(() => readFileSync(path.join(folder, 'worker.js'), 'utf8'))
    .finally(() => rmSync(folder, { recursive: true }))
}

let bundle: Promise<string> | undefined

/** The worker of this source, the shop's own without one. `fetch`: how the shop answers. */
export async function startWorker(fetch: (request: Request) => Promise<Response>, source?: string) {
  const listeners = new Map<string, (event: WorkerEvent) => void>()
  const caches = new MemoryCaches()
  const cookies = new Map<string, string>()
  const registration = {
    scope: `${SHOP}/`,
    active: null,
    unregister: jest.fn(),
    navigationPreload: { enable: () => Promise.resolve() },
  }
  const skipWaiting = jest.fn(() => Promise.resolve())
  const cookieStore = {
    get: (name: string) => Promise.resolve(cookies.has(name) ? { value: cookies.get(name) } : null),
  }
  const self = {
    ...{ caches, registration, skipWaiting, cookieStore },
    location: new URL(SHOP),
    clients: { claim: () => Promise.resolve() },
    addEventListener: (type: string, listener: (event: WorkerEvent) => void) => listeners.set(type, listener),
  }
  const context = createContext({
    ...self,
    self,
    ...{ URL, Request, Response, Headers, Error, setTimeout, clearTimeout, navigator: {} },
    fetch: (asked: Request | string) => fetch(asked instanceof Request ? asked : new Request(asked)),
    FetchEvent: NavigationEvent,
    indexedDB: new FullDatabase(),
    IDBRequest: FullDatabase,
    ...{
      IDBDatabase: Object,
      IDBObjectStore: Object,
      IDBIndex: Object,
      IDBCursor: Object,
      IDBTransaction: Object,
    },
  })
  bundle ??= workerSource()
  runInContext(source ?? (await bundle), context)

  const dispatch = <Event extends WorkerEvent>(type: string, event: Event): Event => {
    listeners.get(type)?.(event)
    return event
  }
  return {
    caches,
    registration,
    skipWaiting,
    /** Install and activation, with all that they wait for. */
    async activate() {
      for (const type of ['install', 'activate']) await Promise.all(dispatch(type, new WorkerEvent()).waiting)
    },
    /** Sets the mark of who is signed in; null for a visitor. */
    signIn(mark: string | null) {
      if (mark === null) cookies.delete('nang_member')
      else cookies.set('nang_member', mark)
    },
    /** A browser whose workers cannot read cookies. */
    withoutCookieStore() {
      Reflect.deleteProperty(self, 'cookieStore')
    },
    /** Opens a page as a navigation does. */
    open: (path: string) => dispatch('fetch', new NavigationEvent(SHOP + path)),
    /** Sends a message of a page; waits for what the worker does about it. */
    tell: async (message: WorkerMessage) => {
      await Promise.all(dispatch('message', new MessageTo(message)).waiting)
    },
    /** Paths of the saved pages, by cache. */
    async saved(): Promise<Record<string, string[]>> {
      const saved: Record<string, string[]> = {}
      for (const name of await caches.keys()) {
        const pages = await (await caches.open(name)).keys()
        if (pages.length > 0) saved[name] = pages.map(({ url }) => new URL(url).pathname)
      }
      return saved
    },
  }
}
