import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { useLevelNews } from '@/components/account/session/use-level-news'
import LevelDown from '@/components/points/levels/level-down'
import LevelUp from '@/components/points/levels/level-up'
import type { Level, LevelNews } from '@/domain/loyalty/levels'
import { failure, openNames, showOverlay, signIn, success, useNetwork, withMember } from '../as-member'

let pathname = '/'
const pushed: string[] = []
jest.mock('next/navigation', () => ({
  usePathname: () => pathname,
  useRouter: () => ({ push: (path: string) => pushed.push(path) }),
}))

const level = (stage: string, threshold: number, changes: Partial<Level> = {}): Level => ({
  stage,
  name: stage,
  threshold,
  multiplier: 100,
  benefits: [],
  ...changes,
})
const PLAIN = level('Hồng Nhạt', 0)
const RUBY = level('Ruby', 15_000_000, {
  multiplier: 150,
  benefits: [
    { kind: 'multiplier', value: 150 },
    { kind: 'free_delivery', value: 0 },
  ],
})
const news = (changes: Partial<LevelNews> = {}): LevelNews => ({
  id: 41,
  kind: 'up',
  from: PLAIN,
  to: RUBY,
  created_at: '2026-11-23T03:00:00Z',
  ...changes,
})

let waiting: LevelNews[] = []
let asked = 0
const seen: string[] = []
const server = useNetwork(
  http.get('*/api/loyalty/level-news', () => {
    asked += 1
    return success(waiting)
  }),
  http.put('*/api/loyalty/level-news/:id/seen', ({ params }) => {
    seen.push(String(params.id))
    return success({ id: Number(params.id) })
  }),
)

function Page() {
  useLevelNews()
  return null
}

beforeEach(() => {
  window.sessionStorage.clear()
  ;[waiting, asked, pathname] = [[], 0, '/']
  seen.length = pushed.length = 0
})

describe('news of a level (OVL-19)', () => {
  it('open once in a tab after a login, by their kind', async () => {
    await signIn()
    waiting = [news({ kind: 'down', from: RUBY, to: PLAIN })]
    render(withMember(<Page />))
    await waitFor(() => expect(openNames()).toEqual(['level-down']))
    cleanup()
    pathname = '/brands'
    render(withMember(<Page />))
    await act(() => new Promise((resolve) => setTimeout(resolve, 30)))
    expect(asked).toBe(1)
  })

  it('stay away from the way of an order and come with the next page', async () => {
    await signIn()
    waiting = [news()]
    pathname = '/order/checkout'
    const { rerender } = render(withMember(<Page />))
    await act(() => new Promise((resolve) => setTimeout(resolve, 30)))
    expect([asked, openNames()]).toEqual([0, []])
    pathname = '/'
    rerender(withMember(<Page />))
    await waitFor(() => expect(openNames()).toEqual(['level-up']))
  })

  it('are not asked for by visitors, and asked for again after a failure', async () => {
    await signIn(null)
    const { rerender } = render(withMember(<Page />))
    expect(asked).toBe(0)
    server.use(
      http.get('*/api/loyalty/level-news', () => failure(503, 'SERVICE_UNAVAILABLE'), { once: true }),
    )
    await signIn()
    waiting = [news()]
    pathname = '/brands'
    await act(() => new Promise((resolve) => setTimeout(resolve, 30)))
    rerender(withMember(<Page />))
    await waitFor(() => expect(openNames()).toEqual(['level-up']))
  })
})

it('says what a higher level brings, and is seen then (GAM-01)', async () => {
  showOverlay('level-up', <LevelUp news={news()} />)
  expect(screen.getByRole('heading', { name: 'Bạn đã lên hạng Ruby' })).toBeInTheDocument()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Điểm mua hàng nhân 1,5',
    'Miễn phí giao hàng tiêu chuẩn cho mọi đơn',
  ])
  await waitFor(() => expect(seen).toEqual(['41']))
  await userEvent.click(screen.getByRole('button', { name: 'Xem hạng và điểm' }))
  await waitFor(() => expect(pushed).toEqual(['/points-rewards']))
})

it('says why a level is lost, what stays and how it comes back', async () => {
  showOverlay('level-down', <LevelDown news={news({ kind: 'down', from: RUBY, to: PLAIN })} />)
  expect(screen.getByRole('heading', { name: 'Hạng của bạn nay là Hồng Nhạt' })).toBeInTheDocument()
  expect(screen.getByText(/Thời gian giữ hạng Ruby đã hết/)).toBeInTheDocument()
  expect(
    screen.getByText(/Mua từ 15\.000\.000\s₫ trong 12 tháng là bạn trở lại hạng Ruby/),
  ).toBeInTheDocument()
  await waitFor(() => expect(seen).toEqual(['41']))
})
