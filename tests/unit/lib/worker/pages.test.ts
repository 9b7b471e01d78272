import { startWorker } from './worker-scope'

/** Whose pages the service worker saves and shows (docs/decisions/0083): of one person at a time, and nothing of a member who has left. */

const html = (text: string, headers: Record<string, string> = {}) =>
  new Response(
    `<!doctype html><html lang="vi"><head><title>${text}</title></head><body>${text}</body></html>`,
    {
      headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
    },
  )

const ownPage = (owner: string) =>
  html(`Đơn của ${owner}`, { 'x-page-owner': owner, 'cache-control': 'private, no-store' })

/** The shop: whose pages it answers with, whether it answers at all, and what its answers wait for. */
const shop = { owner: 'visitor', isAway: false, held: Promise.resolve() }
const answer = async ({ url }: Request): Promise<Response> => {
  const page = /\/(?:order|my-orders|wishlist)$/.test(url) ? ownPage(shop.owner) : html('Trang chủ')
  if (shop.isAway) throw new TypeError('Failed to fetch')
  await shop.held
  return page
}

beforeEach(() => Object.assign(shop, { owner: 'visitor', isAway: false, held: Promise.resolve() }))

type Worker = Awaited<ReturnType<typeof startWorker>>

async function givenWorker(member: string | null): Promise<Worker> {
  const worker = await startWorker(answer)
  signIn(worker, member)
  return worker
}

function signIn(worker: Worker, member: string | null) {
  shop.owner = member ?? 'visitor'
  worker.signIn(member)
}

const keep = (worker: Worker, page: string) => worker.tell({ type: 'keep', page, files: [] })

/** Holds the answers of the shop back until the returned function is called. */
function holdAnswers(): () => void {
  let go: () => void = () => undefined
  shop.held = new Promise<void>((resolve) => (go = resolve))
  return () => go()
}

/** What a page shows without network. */
async function readOffline(worker: Worker, path: string): Promise<string> {
  shop.isAway = true
  const page = await worker.open(path).answer
  shop.isAway = false
  return (await page?.text()) ?? ''
}

it('saves pages of everyone and of the member, apart', async () => {
  const worker = await givenWorker('mark-of-lan')
  await keep(worker, '/')
  await keep(worker, '/my-orders')
  expect(await worker.saved()).toEqual({ 'nang-pages-b1': ['/'], 'nang-member-b1': ['/my-orders'] })
})

it('saves a page of the member as it is opened, and shows it without network with its time', async () => {
  const worker = await givenWorker('mark-of-lan')
  const { answer: opened, waiting } = worker.open('/my-orders')
  await opened
  await Promise.all(waiting)
  const copy = await readOffline(worker, '/my-orders')
  expect(copy).toContain('Đơn của mark-of-lan')
  expect(copy).toContain('data-saved-at')
})

it('shows nothing of a member who has signed out, and lists nothing of theirs', async () => {
  const worker = await givenWorker('mark-of-lan')
  await keep(worker, '/my-orders')
  signIn(worker, null)
  expect(await readOffline(worker, '/my-orders')).not.toContain('mark-of-lan')
  expect(await readOffline(worker, '/wishlist')).not.toContain('/my-orders')
  expect(await worker.saved()).toEqual({})
})

it('shows the next member their own pages alone', async () => {
  const worker = await givenWorker('mark-of-lan')
  await keep(worker, '/my-orders')
  signIn(worker, 'mark-of-hoa')
  expect(await readOffline(worker, '/my-orders')).not.toContain('mark-of-lan')
  await keep(worker, '/wishlist')
  expect(await readOffline(worker, '/wishlist')).toContain('mark-of-hoa')
  expect(await worker.saved()).toEqual({ 'nang-member-b1': ['/wishlist'] })
})

describe.each([
  ['knows who is signed in', true],
  ['cannot read cookies', false],
])('a worker that %s', (_, readsCookies) => {
  const given = async () => {
    const worker = await givenWorker('mark-of-lan')
    if (!readsCookies) worker.withoutCookieStore()
    return worker
  }

  it('saves no page that was under way when its member signed out', async () => {
    const worker = await given()
    const go = holdAnswers()
    const kept = keep(worker, '/my-orders')
    signIn(worker, null)
    await worker.tell({ type: 'signed-out' })
    go()
    await kept
    expect(await worker.saved()).toEqual({})
  })

  it('saves no page that was being opened when its member signed out', async () => {
    const worker = await given()
    const go = holdAnswers()
    const { answer: opened, waiting } = worker.open('/my-orders')
    signIn(worker, null)
    await worker.tell({ type: 'signed-out' })
    go()
    await opened
    await Promise.all(waiting)
    expect(await worker.saved()).toEqual({})
  })

  it('keeps the pages of the next member when one of the former arrives', async () => {
    const worker = await given()
    const go = holdAnswers()
    const late = keep(worker, '/my-orders')
    signIn(worker, 'mark-of-hoa')
    await worker.tell({ type: 'signed-out' })
    shop.held = Promise.resolve()
    await keep(worker, '/wishlist')
    go()
    await late
    expect(await worker.saved()).toEqual({ 'nang-member-b1': ['/wishlist'] })
  })

  it('deletes what it has saved when the member signs out', async () => {
    const worker = await given()
    await keep(worker, '/my-orders')
    signIn(worker, null)
    await worker.tell({ type: 'signed-out' })
    expect(await worker.saved()).toEqual({})
  })
})

it('never saves pages of the photobooth and of profiles, whose device shows nothing of the last visitor (PHB-05)', async () => {
  const worker = await givenWorker(null)
  await keep(worker, '/photobooth/result')
  await keep(worker, '/profile/lan')
  const { answer: opened, waiting } = worker.open('/photobooth/store/1')
  await opened
  await Promise.all(waiting)
  expect(await worker.saved()).toEqual({})
  expect(await readOffline(worker, '/photobooth/result')).toContain('Bạn đang ngoại tuyến')
})
