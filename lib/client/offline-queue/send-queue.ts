import { type Entry, type Outcome, type QueueState, VISITOR } from './entry'
import { entries, isWaiting, KEPT_MS, noteFailures, removeEntry, settleEntry } from './store'

/** Sends what waits for the network: in the pages and in the service worker, never in two of them at once. */

const LOCK = 'nang-queue'
const TIMEOUT_MS = 20_000
/** Statuses after which the same call may succeed later, as any other may. */
const isTemporary = (status: number) => status === 408 || status === 425 || status === 429
/** Statuses of a failure, maybe of this call alone. */
const isFailure = (status: number) => status >= 500
/** After so many passes that ended at an entry later ones go out before it: the shop fails on this one. */
const PASSES_HELD_UP = 3
const UNAUTHENTICATED = 401

type Answer = { status: number; body: unknown }

/** @throws without an answer */
async function call({ id, method, path, json, isAnonymous }: Entry): Promise<Answer> {
  const response = await fetch(path, {
    method,
    headers: { 'content-type': 'application/json', 'idempotency-key': id },
    body: JSON.stringify(json),
    credentials: isAnonymous ? 'omit' : 'same-origin',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const text = await response.text()
  try {
    return { status: response.status, body: JSON.parse(text) as unknown }
  } catch {
    // An answer that is no service's: a proxy's page, or a network's sign-in.
    return { status: 503, body: null }
  }
}

const read = (value: unknown, ...names: string[]): unknown =>
  names.reduce<unknown>(
    (at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined),
    value,
  )

/** The line that goods were added to, in the bag of the answer. */
function addedLine(body: unknown): unknown {
  const lines = read(body, 'data', 'bag', 'lines')
  const id = read(body, 'data', 'line_id')
  return Array.isArray(lines) ? lines.find((line: unknown) => read(line, 'id') === id) : undefined
}

function outcomeOf({ id, kind, owner, seen, draft }: Entry, { status, body }: Answer): Outcome {
  const isAccepted = status < 400
  const text = read(body, 'text')
  const price = isAccepted && kind === 'bag' ? read(addedLine(body), 'unit_price') : undefined
  return {
    id,
    kind,
    owner,
    isAccepted,
    ...(seen && { seen }),
    ...(draft !== undefined && { draft }),
    ...(typeof text === 'string' && { text }),
    ...(typeof price === 'number' && { price }),
  }
}

/** What an entry is about: goods in the bag, a heart, a review. Two entries about the same act in their order. */
const subjectOf = ({ slot, path, json }: Entry): string =>
  slot ?? path + JSON.stringify({ ...json, quantity: undefined })

/** The shop failed on an entry: the pass ends, or goes on without it once it has ended a few. */
async function setBack({ id, failures = 0 }: Entry): Promise<'unsent' | 'set-back'> {
  const passes = failures + 1
  if (passes <= PASSES_HELD_UP) await noteFailures(id, passes)
  return passes < PASSES_HELD_UP ? 'unsent' : 'set-back'
}

/** Sends one entry; after 'sent' and 'set-back' the next one may be tried. */
async function sendEntry(entry: Entry): Promise<QueueState | 'set-back'> {
  // A later press may have taken its place meanwhile.
  if (!(await isWaiting(entry.id))) return 'sent'
  const answer = await call(entry).catch(() => null)
  if (answer === null || isTemporary(answer.status)) return 'unsent'
  if (isFailure(answer.status)) return setBack(entry)
  // It waits for the sign-in of its member.
  if (answer.status === UNAUTHENTICATED) return 'signed-out'
  // Of a count of visits there is nothing to say.
  if (entry.kind === 'events') await removeEntry(entry.id)
  else await settleEntry(entry.id, outcomeOf(entry, answer))
  return 'sent'
}

/**
 * Sends the entries of this person, oldest first, until one gets no answer. One that the shop has failed on in a few passes is tried in each, and
 * holds up only what is about the same. While another tab or the worker sends, it holds the lock, and nothing is done here.
 * @param owner the mark of the member who is signed in, or VISITOR; undefined where it cannot be known: then a visitor's alone are sent
 */
export async function sendQueue(owner: string | undefined): Promise<QueueState> {
  return navigator.locks.request<Promise<QueueState>>(LOCK, { ifAvailable: true }, async (lock) => {
    if (!lock) return 'unsent'
    let isWaitingForMember = false
    const setBackSubjects = new Set<string>()
    for (const entry of await entries()) {
      if (Date.now() - entry.at > KEPT_MS) {
        await removeEntry(entry.id)
        continue
      }
      // What a visitor did before signing in is the member's.
      if (entry.owner !== VISITOR && entry.owner !== owner) {
        isWaitingForMember ||= owner === VISITOR
        continue
      }
      const subject = subjectOf(entry)
      if (setBackSubjects.has(subject)) continue
      const state = await sendEntry(entry)
      if (state === 'set-back') setBackSubjects.add(subject)
      else if (state !== 'sent') return state
    }
    if (setBackSubjects.size > 0) return 'unsent'
    return isWaitingForMember ? 'waiting' : 'sent'
  })
}
