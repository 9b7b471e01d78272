import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import type { CheckedIn } from '@/domain/game/calendar-day'
import CheckInBoard from '@/components/games/check-in/check-in-board'
import { CheckInSlot } from '@/components/games/parts/slots'
import { getOverlays } from '@/components/overlays/store'
import { islandGame } from '@/lib/games/island'
import { failure, openNames, signIn, success, useNetwork } from '../as-member'
import { days, greatMission, mission, odds } from './fixtures'
import { away, page, show, squad, university } from './play'

const checkedIn: CheckedIn = {
  day: { ...days[22]!, is_received: true, created_at: '2026-11-23T03:00:00.000Z' },
  total_points: 160,
  streak: 3,
  bonus: { days: 3, points: 20 },
  rights: 1,
}

/** Answers of the newer and the older calls, replaced by single tests. */
let missions = () => page([greatMission])
let checkIn: () => Response | Promise<Response> = () => success(checkedIn)
const calls: string[] = []

const server = useNetwork(
  http.get('*/api/loyalty/great-missions', () => missions()),
  http.post('*/api/loyalty/great-missions/:id/check-ins', () => {
    calls.push('newer')
    return checkIn()
  }),
  http.post('*/api/public/mission/:id/checkins', () => {
    calls.push('older')
    return checkIn()
  }),
)
beforeEach(async () => {
  missions = () => page([greatMission])
  checkIn = () => success(checkedIn)
  calls.splice(0)
  await signIn()
})

const button = () => screen.getByRole('button', { name: /Điểm danh, nhận/ })
const ready = () => waitFor(() => expect(button()).toHaveAttribute('aria-disabled', 'false'))
const cell = (name: RegExp) => screen.getByRole('cell', { name })

describe('the calendar', () => {
  it('has one entry for each day of the month, in words (GAM-15, GAM-16)', async () => {
    show(<CheckInBoard game={university} />)
    await ready()
    const table = screen.getByRole('table', { name: 'Tháng 11/2026' })
    const named = within(table)
      .getAllByRole('cell')
      .filter(({ textContent }) => textContent !== '')
    expect(named).toHaveLength(30)
    expect(cell(/^Thứ Tư ngày 18\/11, 10 điểm, đã điểm danh/)).toBeInTheDocument()
    expect(cell(/ngày 19\/11, 10 điểm, đã bỏ lỡ/)).toBeInTheDocument()
    expect(cell(/^Thứ Hai ngày 23\/11, .*hôm nay.*thưởng thêm 20 điểm.*có lượt quay/)).toHaveAttribute(
      'aria-current',
      'date',
    )
    expect(cell(/ngày 30\/11, 10 điểm, chưa tới/)).toBeInTheDocument()
  })

  it('marks the server’s day, whatever the device’s clock says', async () => {
    jest.useFakeTimers({ now: new Date('2031-05-05T00:00:00Z'), advanceTimers: true })
    missions = () => page([{ ...greatMission, today: '2026-11-30' }])
    show(<CheckInBoard game={university} />)
    await ready()
    expect(cell(/ngày 30\/11/)).toHaveAttribute('aria-current', 'date')
    jest.useRealTimers()
  })

  it('turns to the other months of a mission over the end of a year', async () => {
    const long = islandGame('pink_university', { ...mission, end_date: '2027-01-15T17:00:00.000Z' }, odds)
    const asked: (string | null)[] = []
    server.use(
      http.get('*/api/public/mission/:id/checkins', ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('filter'))
        return success([
          { ...days[0]!, date: '2027-01-01', points: 10 },
          { ...days[0]!, date: '2027-01-15', points: 10 },
        ])
      }),
    )
    show(<CheckInBoard game={long} />)
    await ready()
    await userEvent.click(screen.getByRole('button', { name: 'Tháng sau' }))
    await userEvent.click(screen.getByRole('button', { name: 'Tháng sau' }))
    await screen.findByRole('table', { name: 'Tháng 1/2027' })
    expect(asked).toContain('{"month":"2027-01"}')
    expect(screen.getByRole('button', { name: 'Tháng sau', hidden: true })).toBeDisabled()
  })
})

describe('checking in', () => {
  it.each([
    ['newer', university],
    ['older', squad],
  ] as const)('adds the points by the %s calls', async (wire, game) => {
    server.use(
      http.get('*/api/public/missions/:id', () => success(mission)),
      http.get('*/api/public/mission/:id/checkins', () => success(days)),
    )
    show(<CheckInBoard game={game} />)
    await ready()
    await userEvent.click(button())
    expect(await screen.findByText('Bạn vừa nhận 10 điểm!')).toBeInTheDocument()
    expect(screen.getByText('Thêm 20 điểm vì bạn giữ chuỗi 3 ngày.')).toBeInTheDocument()
    expect(screen.getByText(/đã có 160 điểm/)).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Chuỗi 3 ngày liền' })).toBeInTheDocument()
    expect(cell(/ngày 23\/11, .*đã điểm danh/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Hôm nay đã điểm danh' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    expect(calls).toEqual([wire])
  })

  it('calls once, however often the button is pressed (GAM-22)', async () => {
    let answer = (): void => undefined
    checkIn = () => new Promise((resolve) => (answer = () => resolve(success(checkedIn))))
    show(<CheckInBoard game={university} />)
    await ready()
    const pressed = button()
    await userEvent.tripleClick(pressed)
    await waitFor(() => expect(calls).toHaveLength(1))
    act(() => answer())
    await screen.findByText('Bạn vừa nhận 10 điểm!')
    await userEvent.click(screen.getByRole('button', { name: 'Hôm nay đã điểm danh' }))
    expect(calls).toHaveLength(1)
  })

  it('keeps all that is shown when it fails, and checks in at the next try (D-22)', async () => {
    checkIn = away
    show(<CheckInBoard game={university} />)
    await ready()
    await userEvent.click(button())
    expect(await screen.findByRole('alert')).toHaveTextContent('Chưa điểm danh được.')
    expect(cell(/ngày 22\/11, 10 điểm, đã điểm danh/)).toBeInTheDocument()
    expect(screen.getByText(/đã có 130 điểm/)).toBeInTheDocument()
    checkIn = () => success(checkedIn)
    await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }))
    await screen.findByText('Bạn vừa nhận 10 điểm!')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('says so when another device was first, and asks for the calendar again', async () => {
    checkIn = () => failure(409, 'CHECKED_IN_ALREADY', 'already', { day: checkedIn.day })
    show(<CheckInBoard game={university} />)
    await ready()
    missions = () =>
      page([
        {
          ...greatMission,
          available_for_daily_check_in: false,
          daily_check_in_history: days.map((day) => (day.date === '2026-11-23' ? checkedIn.day : day)),
        },
      ])
    await userEvent.click(button())
    expect(await screen.findByText(/Hôm nay bạn đã điểm danh rồi/)).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: 'Hôm nay đã điểm danh' })).toBeInTheDocument()
  })
})

it('shows a failed load apart from an empty calendar: points of the days stay, no zero is shown (GAM-24)', async () => {
  missions = away
  show(<CheckInBoard game={university} />)
  expect(await screen.findByRole('alert')).toHaveTextContent('Chưa tải được lịch của bạn.')
  expect(cell(/ngày 30\/11, 10 điểm, trong chương trình/)).toBeInTheDocument()
  expect(screen.queryByText(/đã có 0 điểm/)).not.toBeInTheDocument()
  missions = () => page([greatMission])
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }))
  await ready()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('says why there is nothing to press before and after the mission', async () => {
  missions = () => page([{ ...greatMission, today: '2026-12-01', available_for_daily_check_in: false }])
  show(<CheckInBoard game={university} />)
  expect(await screen.findByText(/chưa mở hoặc đã kết thúc/)).toBeInTheDocument()
  await userEvent.click(button())
  expect(calls).toEqual([])
})

const slotTexts = {
  login: 'Đăng nhập để điểm danh',
  gift: null,
  starting: 'Đang mở',
  failed: 'x',
  retry: 'y',
}
const slot = (
  <CheckInSlot game={university} texts={slotTexts}>
    <p>lịch chung</p>
  </CheckInSlot>
)

it('shows visitors what is public, with one way to sign in that stays on the page (C-18)', async () => {
  await signIn(null)
  show(slot)
  expect(screen.getByText('lịch chung')).toBeInTheDocument()
  await userEvent.click(await screen.findByRole('button', { name: 'Đăng nhập để điểm danh' }))
  expect(openNames()).toEqual(['login'])
})

it('says what registering from here brings, and names the campaign to the registration (AUT-08)', async () => {
  await signIn(null)
  show(
    <CheckInSlot
      game={{ ...university, hasRegistrationVoucher: true }}
      texts={{ ...slotTexts, gift: 'Bạn mới được tặng một mã.' }}
    >
      <p>lịch chung</p>
    </CheckInSlot>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Đăng nhập để điểm danh' }))
  expect(screen.getByText('Bạn mới được tặng một mã.')).toBeInTheDocument()
  expect(getOverlays().map(({ name, props }) => [name, props])).toEqual([
    ['login', { view: 'login', reason: 'needed', campaign: 'pink_university' }],
  ])
})

it('leaves the way to sign in out where the page has one', async () => {
  await signIn(null)
  show(
    <CheckInSlot game={university} texts={{ ...slotTexts, login: null }}>
      <p>lịch chung</p>
    </CheckInSlot>,
  )
  expect(screen.getByText('lịch chung')).toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('puts the member’s calendar in the place of the public one', async () => {
  show(slot)
  expect(screen.getByText('lịch chung')).toBeInTheDocument()
  await ready()
  expect(screen.queryByText('lịch chung')).not.toBeInTheDocument()
})

it.each([
  ['upcoming' as const, 'Chương trình chưa mở. Bạn điểm danh từ ngày 01/11/2026 nhé.'],
  ['ended' as const, 'Chương trình đã kết thúc, cảm ơn bạn đã tham gia.'],
])('offers no check-in of a mission that is %s, and says why', async (state, text) => {
  missions = () => page([{ ...greatMission, available_for_daily_check_in: false }])
  show(<CheckInBoard game={{ ...university, state }} />)
  expect(await screen.findByText(text)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Điểm danh/ })).toBeNull()
  // No bonus is promised once it is over.
  expect(screen.queryAllByRole('region', { name: 'Thưởng chuỗi ngày' })).toHaveLength(
    state === 'ended' ? 0 : 1,
  )
})
