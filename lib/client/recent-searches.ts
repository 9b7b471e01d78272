import { cleanKeyword, plainKeyword, RECENT_SEARCHES } from '@/domain/search/keyword'

/** A visitor's recent searches, newest first, kept in this browser only; the shop keeps a member's (SRC-06). */

const ENTRY = 'nang_searches'
const NONE: readonly string[] = []

const listeners = new Set<() => void>()
/** Storage content at the last read: the same text gives the same list object. */
let read: { text: string | null; keywords: readonly string[] } = { text: null, keywords: NONE }

function parse(text: string | null): readonly string[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(kept)) return NONE
    const texts = kept.filter((entry: unknown): entry is string => typeof entry === 'string')
    return texts.map(cleanKeyword).filter(Boolean).slice(0, RECENT_SEARCHES)
  } catch {
    // Not ours: then there are none.
    return NONE
  }
}

/** At most five. The same list, as an object too, until it changes. */
export function recentSearches(): readonly string[] {
  let text: string | null = null
  try {
    text = window.localStorage.getItem(ENTRY)
  } catch {
    // Storage is disabled: nothing is remembered.
  }
  if (text !== read.text) read = { text, keywords: parse(text) }
  return read.keywords
}

/** The server renders none: it does not know the visitor. */
export const serverRecentSearches = () => NONE

function write(keywords: readonly string[]): void {
  try {
    if (keywords.length === 0) window.localStorage.removeItem(ENTRY)
    else window.localStorage.setItem(ENTRY, JSON.stringify(keywords))
  } catch {
    // As above.
  }
  listeners.forEach((listener) => listener())
}

const others = (keyword: string) =>
  recentSearches().filter((known) => plainKeyword(known) !== plainKeyword(keyword))

/** The same search in another spelling takes the place of the former one. */
export function rememberSearch(text: string): void {
  const keyword = cleanKeyword(text)
  if (keyword !== '') write([keyword, ...others(keyword)].slice(0, RECENT_SEARCHES))
}

export const forgetSearch = (keyword: string): void => write(others(keyword))

export const forgetSearches = (): void => write(NONE)

/** Calls back when the list changes, in another tab too. */
export function subscribeRecentSearches(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', tell)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', tell)
  }
}

const tell = () => listeners.forEach((listener) => listener())
