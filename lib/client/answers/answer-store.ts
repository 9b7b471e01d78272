/**
 * Answers of calls by key, as far as this tab knows them: the cache behind what a page shows at first (bag, orders, wishlist, member). It is
 * SWR's model in a quarter of its size (ADR 59). In the browser only: the server never writes here.
 */

export interface Answer {
  readonly data?: unknown
  readonly error?: unknown
  /** a request is under way */
  readonly isAsked: boolean
}

/** No request was made and no data shown yet. */
export const UNKNOWN: Answer = { isAsked: false }

interface Request {
  at: number
  isRunning: boolean
  done: Promise<void>
}

interface Entry {
  answer: Answer
  /** the last request; one that is no longer here is outdated, and its result discarded */
  request: Request | null
  listeners: Set<() => void>
  reloads: Set<() => Promise<void>>
}

const entries = new Map<string, Entry>()

/** How long an answer counts as new, from its request on: within it a component that mounts asks for nothing. */
export const timing = { freshMs: 2_000 }

function entryOf(key: string): Entry {
  const known = entries.get(key)
  if (known) return known
  const entry: Entry = { answer: UNKNOWN, request: null, listeners: new Set(), reloads: new Set() }
  entries.set(key, entry)
  return entry
}

export const readAnswer = (key: string): Answer => entries.get(key)?.answer ?? UNKNOWN

export function subscribeAnswer(key: string, listener: () => void): () => void {
  const { listeners } = entryOf(key)
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function publish(entry: Entry, answer: Answer): void {
  entry.answer = answer
  entry.listeners.forEach((listener) => listener())
}

/** An equal answer keeps its identity, so that nothing is rendered for it. */
const unlessEqual = (before: unknown, data: unknown) =>
  JSON.stringify(before) === JSON.stringify(data) ? before : data

/** Shows data without a request; requests under way are outdated by it. Undefined clears the key. */
export function showAnswer(key: string, data: unknown): void {
  const entry = entryOf(key)
  entry.request = null
  publish(entry, { data, isAsked: false })
}

/**
 * Requests an answer and shows it; `fetch` is given what is known. A request that is under way, or younger than `freshMs`, is shared. A failure keeps the data and adds the error.
 * Never rejects.
 */
export function askAnswer(
  key: string,
  fetch: (known: unknown) => Promise<unknown>,
  freshMs: number,
): Promise<void> {
  const entry = entryOf(key)
  const last = entry.request
  if (freshMs >= 0 && last && (last.isRunning || performance.now() - last.at < freshMs)) return last.done
  const request: Request = { at: performance.now(), isRunning: true, done: Promise.resolve() }
  const finish = (result: Omit<Answer, 'isAsked'>) => {
    request.isRunning = false
    if (entry.request === request) publish(entry, { ...result, isAsked: false })
  }
  entry.request = request
  publish(entry, { ...entry.answer, isAsked: true })
  request.done = fetch(entry.answer.data).then(
    (data) => finish({ data: unlessEqual(entry.answer.data, data) }),
    (error: unknown) => finish({ data: entry.answer.data, error }),
  )
  return request.done
}

/** For `askAnswer`: whatever is known or under way is asked for again. */
export const AGAIN = -1

/** Registers how a mounted component requests a key. */
export function onReload(key: string, reload: () => Promise<void>): () => void {
  const { reloads } = entryOf(key)
  reloads.add(reload)
  return () => reloads.delete(reload)
}

/** Requests a key again, where a mounted component shows it. */
export async function reloadAnswer(key: string): Promise<void> {
  const [reload] = entries.get(key)?.reloads ?? []
  await reload?.()
}

const keysLike = (matches: (key: string) => boolean) => [...entries.keys()].filter(matches)

/** Requests all matching keys again that are on show. */
export const reloadAnswers = (matches: (key: string) => boolean): void =>
  keysLike(matches).forEach((key) => void reloadAnswer(key))

/** Forgets all matching keys; without a match, all. */
export const dropAnswers = (matches: (key: string) => boolean = () => true): void =>
  keysLike(matches).forEach((key) => {
    const { listeners } = entryOf(key)
    if (listeners.size > 0) showAnswer(key, undefined)
    else entries.delete(key)
  })
