// @ts-check
import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Facts about an answer, recorded while it is made, for the answer cache. One store shared by the code that Next.js bundles and the code
 * that it loads by file name.
 */

/**
 * @typedef {object} AnswerNotes
 * @property {import('../page-codec.js').Entry[]} entries of the page cache that were served
 * @property {string} [address] of the page that is answered as HTML
 * @property {string[]} tags of the data of a page that is rendered from its query
 * @property {unknown} [work] what Next.js knows of the request, of which `'use cache'` functions were called
 * @property {string} [missingHtml] HTML of a not-found page that was left out of Next.js' answer
 * @property {boolean} isRefused a part failed to load: the answer must not be cached
 * @property {boolean} [isMaking] the page cache has a not-found page rendered
 */

const SLOT = Symbol.for('nang.answer-notes')

/** @returns {AsyncLocalStorage<AnswerNotes>} */
function store() {
  const holder = /** @type {typeof globalThis & { [SLOT]?: AsyncLocalStorage<AnswerNotes> }} */ (globalThis)
  holder[SLOT] ??= new AsyncLocalStorage()
  return holder[SLOT]
}

/** Runs `work` with notes of its own, empty at first. @template T @param {(notes: AnswerNotes) => T} work @param {string} [address] @returns {T} */
export function withAnswerNotes(work, address) {
  /** @type {AnswerNotes} */
  const notes = {
    ...(address !== undefined && { address }),
    entries: [],
    tags: [],
    isRefused: false,
  }
  return store().run(notes, () => work(notes))
}

/** The address of the page that this request is answered with as HTML; undefined for the router's data and all else. */
export const addressOfPage = () => store().getStore()?.address

/** Whether the page cache has a not-found page rendered by this request. */
export const isMakingMissing = () => store().getStore()?.isMaking === true

/** Called by the page cache with each entry it serves, and with each that was made. @param {import('../page-codec.js').Entry | null} entry */
export function noteServedEntry(entry) {
  if (entry) store().getStore()?.entries.push(entry)
}

/**
 * Takes the HTML out of a not-found page before Next.js gets it: thousands of addresses share it, and it is compressed once (missing-bodies.js).
 * @template {import('../page-codec.js').Entry | null} E @param {E} entry @returns {E}
 */
export function withoutMissingHtml(entry) {
  const notes = store().getStore()
  if (!notes || entry?.value.kind !== 'APP_PAGE' || entry.value.status !== 404 || entry.value.html === '')
    return entry
  notes.missingHtml = entry.value.html
  return { ...entry, value: { ...entry.value, html: '' } }
}

/** Called by a page that is made from its query: a change of these tags makes its answer out of date. @param {readonly string[]} tags */
export function noteShownTags(tags) {
  store()
    .getStore()
    ?.tags.push(...tags)
}

/** Called by the function cache when a `'use cache'` function is called. @param {unknown} work what Next.js knows of the request */
export function noteWork(work) {
  const notes = store().getStore()
  if (notes) notes.work ??= work
}

/** Call it when a part of the page failed to load: the answer is then not cached anywhere. */
export function refuseKeeping() {
  const notes = store().getStore()
  if (notes) notes.isRefused = true
}
