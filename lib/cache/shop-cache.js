// @ts-check
import { readFileSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { settings } from '../../settings/index.js'
import { AnswerCache } from './answers/answer-cache.js'
import { AnswerStore } from './answers/answer-store.js'
import { QueryAnswers } from './answers/query-answers.js'
import { BoundedMap } from './bounded-map.js'
import { builtPages } from './built-pages.js'
import { FolderStore } from './folder-store.js'
import { PageCache } from './page-cache.js'
import { now, TagClock } from './tags/tag-clock.js'
import { TagJournal } from './tags/tag-journal.js'

/**
 * The caches of this process. Next.js loads the handlers by file name, the shop's code is bundled apart from them: both get the same
 * instances here.
 */

const MEGABYTE = 1_000_000

const ANSWER_BYTES = settings.ANSWER_CACHE_MEMORY_MB * MEGABYTE
/** The share for pages rendered from their query, so that invented queries do not evict static pages. */
const QUERY_SHARE = 1 / 4
/** The share of the disk for answers; the other half stores pages, from which the router's data and further answers are made. */
const ANSWER_DISK_SHARE = 1 / 2

/** Functions of the shop's code that the page cache calls; set when the server starts (lib/background.ts). */
/** @typedef {import('./answers/answer-from-cache.js').Rules & { judge?: (key: string) => Promise<import('./page-cache.js').Verdict>, judgePath?: (path: string) => Promise<import('./page-cache.js').Verdict>, missingKey?: (name: string) => string | null, isMissingKey?: (key: string) => boolean, isGuardedKey?: (key: string) => boolean, makeMissing?: (name: string) => Promise<void>, makeWhole?: (address: string) => Promise<void>, onePass?: import('./page-cache.js').Options['onePass'], onMissing?: (key: string) => void, onError?: (error: unknown) => void }} Rules */

class ShopCache {
  clock = new TagClock()
  /** @type {Rules} */
  rules = {}
  /** @type {BoundedMap<import('./function-cache.js').Stored>} results of `'use cache'` functions */
  functions = new BoundedMap(
    settings.FUNCTION_CACHE_MEMORY_MB * MEGABYTE,
    ({ bytes }, key) => bytes.length + key.length,
  )
  answers = new AnswerCache({ clock: this.clock, memoryBytes: (1 - QUERY_SHARE) * ANSWER_BYTES })
  queryAnswers = new QueryAnswers({ clock: this.clock, memoryBytes: QUERY_SHARE * ANSWER_BYTES })
  /** @type {Promise<PageCache> | undefined} */
  #pages
  /** @type {TagJournal | undefined} */
  #journal

  /** The page cache, opened on first use. */
  pages() {
    this.#pages ??= this.#open().catch((error) => {
      // A folder that could not be opened is tried again by the next page.
      this.#pages = undefined
      throw error
    })
    return this.#pages
  }

  /** Position in the log of tag changes up to which the stored pages were checked; undefined when it is not known. */
  async cursor() {
    await this.pages()
    return this.#journal?.cursor
  }

  /**
   * Expires everything with these tags, also in stored pages after a restart.
   * @param {readonly string[]} tags @param {string} [cursor] how far the log was read with them
   * @returns {Promise<void>} when the change is on disk
   */
  async expire(tags, cursor) {
    const at = now()
    this.clock.expire(tags, at)
    await this.pages()
    await this.#journal?.append({ at, tags: [...tags], ...(cursor !== undefined && { cursor }) })
  }

  async #open() {
    const distFolder = path.resolve(/* turbopackIgnore: true */ settings.NEXT_DIST_DIR || '.next')
    const build = readFileSync(path.join(distFolder, 'BUILD_ID'), 'utf8').trim()
    // A subfolder, because files of other builds are removed, and the configured folder may have other files.
    const root = path.resolve(settings.PAGE_CACHE_DIR || path.join(distFolder, 'cache'), 'nang-pages')
    // One folder per port: processes on one machine must not share it.
    const folder = path.join(root, `${build}-${settings.PORT}`)
    await removeOthers(root, build)
    const diskBytes = settings.PAGE_CACHE_DISK_MB * MEGABYTE
    const store = new FolderStore(path.join(folder, 'pages'), (1 - ANSWER_DISK_SHARE) * diskBytes)
    const answers = new FolderStore(path.join(folder, 'answers'), ANSWER_DISK_SHARE * diskBytes)
    await Promise.all([store.open(), answers.open()])
    this.#journal = new TagJournal(path.join(folder, 'tags.jsonl'), this.clock)
    await this.#journal.open()
    // From now on the clock covers the stored pages.
    this.answers.store = new AnswerStore(answers, (error) => this.rules.onError?.(error))
    return new PageCache({
      store,
      clock: this.clock,
      memoryBytes: settings.PAGE_CACHE_MEMORY_MB * MEGABYTE,
      built: builtPages(path.join(distFolder, 'server')),
      judge: async (key) => (await this.rules.judge?.(key)) ?? { is: 'open' },
      onePass: async (address) => (await this.rules.onePass?.(address)) ?? null,
      missingKey: (name) => this.rules.missingKey?.(name) ?? null,
      isMissingKey: (key) => this.rules.isMissingKey?.(key) ?? false,
      isGuardedKey: (key) => this.rules.isGuardedKey?.(key) ?? false,
      makeMissing: async (name) => this.rules.makeMissing?.(name),
      onMissing: (key) => this.rules.onMissing?.(key),
      onError: (error) => this.rules.onError?.(error),
    })
  }
}

/** Removes the pages of other builds. @param {string} root @param {string} build */
async function removeOthers(root, build) {
  const names = await readdir(root).catch(() => [])
  const others = names.filter((name) => !name.startsWith(`${build}-`))
  await Promise.all(others.map((name) => rm(path.join(root, name), { recursive: true, force: true })))
}

const SLOT = Symbol.for('nang.shop-cache')

/** The caches of this process. @returns {ShopCache} */
export function shopCache() {
  const holder = /** @type {typeof globalThis & { [SLOT]?: ShopCache }} */ (globalThis)
  holder[SLOT] ??= new ShopCache()
  return holder[SLOT]
}
