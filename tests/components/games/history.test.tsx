import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import type { HistoryEntry } from '@/domain/game/mission'
import HistoryBoard from '@/components/games/history/history-board'
import { signIn, success, useNetwork } from '../as-member'
import { spinOn } from './fixtures'
import { away, page, show, squad, university } from './play'

const entry = (index: number, more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  _id: String(index),
  kind: 'check-in',
  points: 10,
  prize: null,
  created_at: new Date(Date.UTC(2026, 10, 23, 2) - index * 86_400_000).toISOString(),
  ...more,
})
const some = [
  entry(0, { kind: 'spin', points: null, prize: spinOn(1).prize }),
  entry(1),
  entry(2, { kind: 'streak', points: 20 }),
]

let entries: HistoryEntry[] = some
let isAway = false
let points: number | null = 130
const asked: string[] = []
const answer = (request: Request) => {
  const query = new URL(request.url).searchParams
  asked.push(`${query.get('skip')}+${query.get('limit')}`)
  if (isAway) return away()
  const skip = Number(query.get('skip'))
  return page(entries.slice(skip, skip + Number(query.get('limit'))), entries.length)
}

useNetwork(
  http.get('*/api/loyalty/great-missions/history', ({ request }) => answer(request)),
  http.get('*/api/public/mission-histories/:id', ({ request }) => answer(request)),
  http.get('*/api/public/me/points/:game', () =>
    points === null ? away() : success({ total_points: points }),
  ),
)
beforeEach(async () => {
  entries = some
  isAway = false
  points = 130
  asked.splice(0)
  await signIn()
})

it.each([
  ['newer', university],
  ['older', squad],
])('shows what was done and what it brought, by the %s calls (GAM-19 to GAM-21)', async (_, game) => {
  show(<HistoryBoard game={game} />)
  expect(await screen.findByText('130 điểm')).toBeInTheDocument()
  expect(screen.getByText(/Mã NANG30K\. Dùng đến hết 23\/12\/2026\./)).toBeInTheDocument()
  expect(screen.getByText('+20 điểm')).toBeInTheDocument()
  const times = screen.getAllByRole('listitem').map((item) => within(item).getByText(/^\d\d\/\d\d\/\d{4}/))
  expect(times.map(({ textContent }) => textContent)).toEqual([
    '23/11/2026 09:00',
    '22/11/2026 09:00',
    '21/11/2026 09:00',
  ])
})

it('says that there is nothing yet, apart from a failure', async () => {
  entries = []
  show(<HistoryBoard game={university} />)
  expect(await screen.findByText(/Chưa có gì ở đây/)).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('shows a failure apart from an empty history', async () => {
  isAway = true
  show(<HistoryBoard game={university} />)
  expect(await screen.findByRole('alert')).toHaveTextContent('Chưa tải được lịch sử.')
  expect(screen.queryByText(/Chưa có gì ở đây/)).not.toBeInTheDocument()
})

it('keeps the entries when a reload fails, and can be asked again a second later (GAM-23, D-22)', async () => {
  show(<HistoryBoard game={university} />)
  const reload = await screen.findByRole('button', { name: 'Tải lại' })
  asked.splice(0)
  jest.useFakeTimers({ advanceTimers: true })
  isAway = true
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  await user.click(reload)
  await screen.findByRole('alert')
  expect(screen.getByText('+20 điểm')).toBeInTheDocument()
  await user.click(reload)
  expect(asked).toHaveLength(1)
  act(() => jest.advanceTimersByTime(1_000))
  isAway = false
  await user.click(reload)
  await waitFor(() => expect(asked).toHaveLength(2))
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  jest.useRealTimers()
})

it('shows more entries of a long history', async () => {
  entries = Array.from({ length: 30 }, (_, index) => entry(index))
  show(<HistoryBoard game={university} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Xem thêm' }))
  await waitFor(() => expect(screen.getAllByText('+10 điểm')).toHaveLength(30))
  expect(screen.queryByRole('button', { name: 'Xem thêm' })).not.toBeInTheDocument()
  expect(asked).toEqual(['0+20', '20+20'])
})

it('asks again for every part on show, and for the points (GAM-23)', async () => {
  entries = Array.from({ length: 30 }, (_, index) => entry(index))
  show(<HistoryBoard game={university} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Xem thêm' }))
  await waitFor(() => expect(screen.getAllByText('+10 điểm')).toHaveLength(30))
  asked.splice(0)
  points = 140
  await userEvent.click(screen.getByRole('button', { name: 'Tải lại' }))
  expect(await screen.findByText('140 điểm')).toBeInTheDocument()
  expect(asked.toSorted()).toEqual(['0+20', '20+20'])
})

it('shows the entries where the points cannot be loaded, and says so', async () => {
  points = null
  show(<HistoryBoard game={university} />)
  expect(await screen.findByText('+20 điểm')).toBeInTheDocument()
  expect(await screen.findByRole('alert')).toHaveTextContent('Chưa tải được lịch sử.')
})
