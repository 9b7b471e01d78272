import type { Entry, Outcome } from '@/lib/client/offline-queue/entry'
import { sendQueue } from '@/lib/client/offline-queue/send-queue'

/** What waits on the device is sent once, in order, by its own person. IndexedDB itself is tried in a browser (tests/e2e/site/offline.spec.ts). */

let waiting: Entry[] = []
let outcomes: Outcome[] = []

jest.mock('@/lib/client/offline-queue/store', () => ({
  KEPT_MS: 7 * 86_400_000,
  entries: () => Promise.resolve([...waiting]),
  isWaiting: (id: string) => Promise.resolve(waiting.some((entry) => entry.id === id)),
  removeEntry: (id: string) => {
    waiting = waiting.filter((entry) => entry.id !== id)
    return Promise.resolve()
  },
  noteFailures: (id: string, failures: number) => {
    waiting = waiting.map((entry) => (entry.id === id ? { ...entry, failures } : entry))
    return Promise.resolve()
  },
  settleEntry: (id: string, outcome: Outcome) => {
    waiting = waiting.filter((entry) => entry.id !== id)
    outcomes.push(outcome)
    return Promise.resolve()
  },
}))

/** One lock for all callers, as the browser's is for all tabs. */
function givenLocks() {
  let isHeld = false
  const request = async (_: string, __: object, work: (lock: object | null) => Promise<unknown>) => {
    if (isHeld) return work(null)
    isHeld = true
    try {
      return await work({})
    } finally {
      isHeld = false
    }
  }
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { locks: { request } } })
}

const given = (id: string, changes: Partial<Entry> = {}): Entry => {
  const entry: Entry = {
    ...{ id, kind: 'bag', owner: 'visitor', at: Date.now(), method: 'POST' },
    ...{ path: '/api/cart/carts/me/lines', json: { product_id: 1 }, ...changes },
  }
  waiting.push(entry)
  return entry
}

const sent: { path: string; key: string | null; credentials: string | undefined }[] = []

/** Answers of the shop in turn, the last one again; null for none. */
function givenAnswers(...answers: (readonly [status: number, body: unknown] | null)[]) {
  globalThis.fetch = (path, init) => {
    sent.push({
      path: String(path),
      key: new Headers(init?.headers).get('idempotency-key'),
      credentials: init?.credentials,
    })
    const answer = answers[Math.min(sent.length, answers.length) - 1]
    if (!answer) return Promise.reject(new TypeError('Failed to fetch'))
    return Promise.resolve(new Response(JSON.stringify(answer[1]), { status: answer[0] }))
  }
}

const OK = [200, { data: {} }] as const
const keys = () => sent.map(({ key }) => key)

const browserFetch = globalThis.fetch
beforeEach(() => {
  waiting = []
  outcomes = []
  sent.length = 0
  givenLocks()
})
afterAll(() => {
  globalThis.fetch = browserFetch
})

it('sends entries in their order, each with its idempotency key', async () => {
  given('one')
  given('two', { kind: 'wish' })
  givenAnswers(OK)
  expect(await sendQueue('visitor')).toBe('sent')
  expect(keys()).toEqual(['one', 'two'])
  expect(waiting).toEqual([])
  expect(outcomes.map(({ id, isAccepted }) => [id, isAccepted])).toEqual([
    ['one', true],
    ['two', true],
  ])
})

it('sends nothing twice when two tabs begin at once', async () => {
  given('one')
  givenAnswers(OK)
  expect(await Promise.all([sendQueue('visitor'), sendQueue('visitor')])).toEqual(['sent', 'unsent'])
  expect(keys()).toEqual(['one'])
})

it.each([
  [null, 'unsent'],
  [[503, {}] as const, 'unsent'],
  [[429, {}] as const, 'unsent'],
  [[401, {}] as const, 'signed-out'],
])('keeps everything after %j, and the rest waits behind it', async (answer, state) => {
  given('one')
  given('two')
  givenAnswers(answer)
  expect(await sendQueue('visitor')).toBe(state)
  expect(keys()).toEqual(['one'])
  expect(waiting.map(({ id }) => id)).toEqual(['one', 'two'])
  expect(outcomes).toEqual([])
})

it('keeps an entry that a page of the network answered in place of the shop', async () => {
  given('one')
  globalThis.fetch = () => Promise.resolve(new Response('<html>Wi-Fi</html>', { status: 200 }))
  expect(await sendQueue('visitor')).toBe('unsent')
  expect(waiting).toHaveLength(1)
})

describe('an entry that the shop always fails on', () => {
  /** The shop fails on these entries alone; gives what a pass sends. */
  function givenFailures(how: () => Response, ...ids: string[]) {
    globalThis.fetch = (path, init) => {
      const key = new Headers(init?.headers).get('idempotency-key') ?? ''
      sent.push({ path: String(path), key, credentials: init?.credentials })
      return Promise.resolve(ids.includes(key) ? how() : Response.json({ data: {} }))
    }
  }
  async function pass() {
    sent.length = 0
    const state = await sendQueue('visitor')
    return [state, ...keys()]
  }
  const left = () => waiting.map(({ id }) => id)
  const serum = { json: { product_id: 1, combination_id: '10', quantity: 1 } }

  it.each<[string, () => Response]>([
    ['status 500', () => Response.json({}, { status: 500 })],
    ['a page in place of an answer', () => new Response('<html>502</html>', { status: 200 })],
  ])('with %s holds later ones up in two passes, and is tried in each', async (_, how) => {
    given('failing', serum)
    given('other goods', { json: { product_id: 2, combination_id: '20', quantity: 1 } })
    given('heart', { kind: 'wish', slot: 'wish:10', path: '/api/catalog/v3/users/me/wishlists' })
    givenFailures(how, 'failing')
    expect(await pass()).toEqual(['unsent', 'failing'])
    expect(await pass()).toEqual(['unsent', 'failing'])
    expect(await pass()).toEqual(['unsent', 'failing', 'other goods', 'heart'])
    expect(left()).toEqual(['failing'])
    expect(await pass()).toEqual(['unsent', 'failing'])
    givenFailures(how)
    expect(await pass()).toEqual(['sent', 'failing'])
    expect(left()).toEqual([])
  })

  it('keeps what is about the same goods, heart or review behind it', async () => {
    given('failing', { ...serum, failures: 2 })
    given('same goods', { json: { ...serum.json, quantity: 3 } })
    given('other shade', { json: { ...serum.json, combination_id: '11' } })
    given('failing heart', { kind: 'wish', slot: 'wish:10', failures: 2 })
    given('same heart', { kind: 'wish', slot: 'wish:10', json: { is_wishlisted: false } })
    givenFailures(() => Response.json({}, { status: 500 }), 'failing', 'failing heart')
    expect(await pass()).toEqual(['unsent', 'failing', 'other shade', 'failing heart'])
    expect(left()).toEqual(['failing', 'same goods', 'failing heart', 'same heart'])
    givenFailures(() => Response.json({}))
    expect(await pass()).toEqual(['sent', 'failing', 'same goods', 'failing heart', 'same heart'])
  })

  it('goes when it has waited for more than a week', async () => {
    given('failing', { ...serum, failures: 3, at: Date.now() - 8 * 86_400_000 })
    given('same goods', serum)
    givenFailures(() => Response.json({}, { status: 500 }), 'failing')
    expect(await pass()).toEqual(['sent', 'same goods'])
  })
})

it.each([null, [429, {}] as const])(
  'waits as a whole after %j, however often: it concerns all entries',
  async (answer) => {
    given('one')
    given('two', { json: { product_id: 2 } })
    givenAnswers(answer)
    for (let pass = 0; pass < 4; pass++) expect(await sendQueue('visitor')).toBe('unsent')
    expect(new Set(keys())).toEqual(new Set(['one']))
  },
)

it('notes a refusal in the words of the shop, and the price that goods were added with', async () => {
  given('gone', { seen: { name: 'Son lì', price: '110.000 ₫' } })
  given('dearer', { seen: { name: 'Kem', price: '90.000 ₫' } })
  const bag = { lines: [{ id: 'l', unit_price: 95_000 }] }
  givenAnswers([400, { text: 'Màu này vừa hết hàng.' }], [200, { data: { bag, line_id: 'l' } }])
  expect(await sendQueue('visitor')).toBe('sent')
  expect(outcomes).toMatchObject([
    { id: 'gone', isAccepted: false, text: 'Màu này vừa hết hàng.', seen: { name: 'Son lì' } },
    { id: 'dearer', isAccepted: true, price: 95_000 },
  ])
})

it('sends the entries of the member who is signed in and of the visitor before, and of no other member', async () => {
  given('mine', { owner: 'mark-of-lan' })
  given('foreign', { owner: 'mark-of-hoa' })
  given('before', { owner: 'visitor' })
  givenAnswers(OK)
  await sendQueue('mark-of-lan')
  expect(keys()).toEqual(['mine', 'before'])
  expect(waiting.map(({ id }) => id)).toEqual(['foreign'])
})

it('gives up old entries, of a member who does not come back too', async () => {
  given('old', { owner: 'mark-of-hoa', at: Date.now() - 8 * 86_400_000 })
  given('new', { owner: 'mark-of-hoa', at: Date.now() })
  givenAnswers()
  expect(await sendQueue('visitor')).toBe('waiting')
  expect(keys()).toEqual([])
  expect(waiting.map(({ id }) => id)).toEqual(['new'])
})

it('sends a visitor’s entries alone where a worker cannot know who is signed in', async () => {
  given('mine', { owner: 'mark-of-lan' })
  given('before')
  givenAnswers(OK)
  await sendQueue(undefined)
  expect(keys()).toEqual(['before'])
})

it('keeps what a member did when their session was lost, and sends it once they sign in again', async () => {
  given('mine', { owner: 'mark-of-lan', kind: 'wish' })
  givenAnswers([401, {}], OK)
  expect(await sendQueue('mark-of-lan')).toBe('signed-out')
  expect(await sendQueue('visitor')).toBe('waiting')
  expect(await sendQueue('mark-of-hoa')).toBe('sent')
  expect(waiting.map(({ id }) => id)).toEqual(['mine'])
  expect(await sendQueue('mark-of-lan')).toBe('sent')
  expect(keys()).toEqual(['mine', 'mine'])
  expect(waiting).toEqual([])
})

it('sends no entry whose place a later press took while others were sent', async () => {
  given('one')
  given('earlier', { kind: 'wish' })
  globalThis.fetch = (_, init) => {
    sent.push({ path: '', key: new Headers(init?.headers).get('idempotency-key'), credentials: undefined })
    waiting = waiting.filter(({ id }) => id !== 'earlier')
    return Promise.resolve(new Response('{}'))
  }
  expect(await sendQueue('visitor')).toBe('sent')
  expect(keys()).toEqual(['one'])
})

it('gives up what has waited for more than a week', async () => {
  given('old', { at: Date.now() - 8 * 86_400_000 })
  givenAnswers(OK)
  expect(await sendQueue('visitor')).toBe('sent')
  expect(sent).toEqual([])
  expect(waiting).toEqual([])
})

it('sends counted visits without cookies where the visitor said no, and says nothing of them', async () => {
  given('events', { kind: 'events', isAnonymous: true })
  givenAnswers(OK)
  await sendQueue('visitor')
  expect(sent[0]?.credentials).toBe('omit')
  expect(outcomes).toEqual([])
})
