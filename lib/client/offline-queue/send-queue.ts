import { type Entry, type Outcome, type QueueState, VISITOR } from './entry'
import { entries, isWaiting, KEPT_MS, removeEntry, settleEntry } from './store'

/** Sends what waits for the network: in the pages and in the service worker, never in two of them at once. */

const LOCK = 'nang-queue'
const TIMEOUT_MS = 20_000
/** Statuses after which the same call may succeed later. */
const isTemporary = (status: number) => status >= 500 || status === 408 || status === 425 || status === 429
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

/** Sends one entry; after 'sent' the next one may be tried. */
async function sendEntry(entry: Entry): Promise<QueueState> {
  // A later press may have taken its place meanwhile.
  if (!(await isWaiting(entry.id))) return 'sent'
  const answer = await call(entry).catch(() => null)
  if (answer === null || isTemporary(answer.status)) return 'unsent'
  // It waits for the sign-in of its member.
  if (answer.status === UNAUTHENTICATED) return 'signed-out'
  // Of a count of visits there is nothing to say.
  if (entry.kind === 'events') await removeEntry(entry.id)
  else await settleEntry(entry.id, outcomeOf(entry, answer))
  return 'sent'
}

/**
 * Sends the entries of this person, oldest first, until one gets no answer. While another tab or the worker sends, it holds the lock, and nothing is done here.
 * @param owner the mark of the member who is signed in, or VISITOR; undefined where it cannot be known: then a visitor's alone are sent
 */
export async function sendQueue(owner: string | undefined): Promise<QueueState> {
  return navigator.locks.request<Promise<QueueState>>(LOCK, { ifAvailable: true }, async (lock) => {
    if (!lock) return 'unsent'
    let isWaitingForMember = false
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
      const state = await sendEntry(entry)
      if (state !== 'sent') return state
    }
    return isWaitingForMember ? 'waiting' : 'sent'
  })
}
