import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { readOrderFilter } from '@/components/orders/filter/filter-url'
import { orderCountsKey, orderPagesKey, STATES_KEY } from '@/components/orders/filter/order-keys'
import { MyOrders } from '@/components/orders/list/my-orders'
import { UNPAID_KEY } from '@/components/orders/parts/unpaid/unpaid-key'
import { ServedAnswers } from '@/components/ui/served-answers'
import { ServerClock } from '@/components/ui/server-clock'
import { member, signIn, useNetwork, withMember } from '../as-member'
import { orderHandlers, resetService, rows, service } from './orders-page'
import { sampleOrder } from './sample-order'

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }))

const network = useNetwork(...orderHandlers)
const asked: string[] = []
let root: Root | undefined
let place: HTMLElement

beforeAll(async () => {
  network.events.on('request:start', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname.startsWith('/api/order/')) asked.push(`${pathname}?skip=${searchParams.get('skip') ?? ''}`)
  })
  await signIn()
})
beforeEach(() => {
  resetService()
  asked.length = 0
  place = document.createElement('div')
  document.body.append(place)
})
afterEach(() => {
  act(() => root?.unmount())
  place.remove()
})

type Answers = Record<string, unknown>

/** What the server reads of the service for the list without a filter. */
function answersNow(): Answers {
  const { orders, counts, unpaid } = service
  const filter = readOrderFilter(new URLSearchParams())
  const first = { success: true, data: orders.slice(0, 10), total: orders.length, limit: 10, skip: 0 }
  return {
    [orderPagesKey(member.id, filter)]: [first],
    [orderCountsKey(member.id, filter)]: { total: orders.length, states: counts },
    [STATES_KEY]: rows,
    [UNPAID_KEY]: unpaid,
  }
}

const page = (answers: Answers, at: number) =>
  withMember(
    <ServerClock at={at}>
      <ServedAnswers answers={answers}>
        <MyOrders memberId={member.id} search="" />
      </ServedAnswers>
    </ServerClock>,
  )

/** The page as the server sends it. */
function serve(answers: Answers, at = Date.now()) {
  window.history.replaceState(null, '', '/my-orders')
  place.innerHTML = renderToString(page(answers, at))
}

/** The page as the browser takes it over; gives what React found different. */
async function hydrate(answers: Answers, at = Date.now()) {
  const differences: unknown[] = []
  root = await act(() =>
    hydrateRoot(place, page(answers, at), { onRecoverableError: (error) => differences.push(error) }),
  )
  // What a hook asks for on mount, it asks for in the next frame.
  await act(() => new Promise((resolve) => setTimeout(resolve, 60)))
  return differences
}

const orders = (count: number) =>
  Array.from({ length: count }, (_, index) => sampleOrder({ number: index + 1 }))
const cards = () => within(place).queryAllByRole('article')

it('holds orders and counts before any script runs, and asks for nothing of it again', async () => {
  service.orders = orders(12)
  service.counts = { [service.orders[0]!.state.id]: 12 }
  const answers = answersNow()
  serve(answers)
  expect(cards()).toHaveLength(10)
  expect(within(place).getByRole('group', { name: 'Trạng thái đơn hàng' })).toHaveTextContent('12')
  expect(await hydrate(answers)).toEqual([])
  expect(cards()).toHaveLength(10)
  expect(asked).toEqual([])
})

it('asks for the second page alone', async () => {
  service.orders = orders(12)
  const answers = answersNow()
  serve(answers)
  await hydrate(answers)
  await userEvent.click(screen.getByRole('button', { name: 'Xem thêm' }))
  await waitFor(() => expect(cards()).toHaveLength(12))
  expect(asked).toEqual(['/api/order/user/me/orders?skip=10'])
})

it('says that there are no orders in the HTML', async () => {
  const answers = answersNow()
  serve(answers)
  expect(within(place).getByRole('heading', { level: 2 })).toHaveTextContent('Bạn chưa có đơn hàng nào')
  expect(await hydrate(answers)).toEqual([])
  expect(asked).toEqual([])
})

it('asks for the orders of another filter, which did not come with the page', async () => {
  service.orders = orders(2)
  const answers = answersNow()
  serve(answers)
  await hydrate(answers)
  service.orders = orders(1)
  await userEvent.click(screen.getByRole('link', { name: 'Nhận tại cửa hàng' }))
  await waitFor(() => expect(service.asked).toHaveLength(1))
  expect(JSON.parse(service.asked[0]?.get('filter') ?? '')).toMatchObject({ order_type: 'In Store Pickup' })
})

it('draws time left and buttons by the clock of the server', async () => {
  const at = Date.now()
  const created_at = new Date(at - 10 * 60_000).toISOString()
  service.orders = [sampleOrder({ state: 'awaiting_payment', method: 'momo', created_at })]
  const answers = answersNow()
  serve(answers, at)
  expect(within(cards()[0]!).getByRole('button', { name: /^THỬ LẠI/ })).toBeVisible()
  expect(await hydrate(answers, at)).toEqual([])
})

it('asks the service itself for what the server could not read', async () => {
  service.orders = orders(1)
  service.listFailure = { status: 503, code: 'SERVICE_UNAVAILABLE' }
  serve({})
  await hydrate({})
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Vui lòng thử lại.'))
})
