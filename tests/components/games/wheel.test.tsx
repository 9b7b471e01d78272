import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { Wheel } from '@/domain/game/prize'
import WheelBoard from '@/components/games/wheel/wheel-board'
import { keepPendingKey, readPendingKey } from '@/lib/client/attempts/pending-keys'
import { failure, member, signIn, success, useNetwork } from '../as-member'
import { odds, spinOn } from './fixtures'
import { away, show, university } from './play'

let wheel: Wheel = { ...odds, state: 'running', rights: 2 }
let answers: (() => Response)[] = []
const keys: (string | null)[] = []

useNetwork(
  http.get('*/api/public/mission/:id/wheel', () => success(wheel)),
  http.post('*/api/loyalty/great-missions/:id/spins', ({ request }) => {
    keys.push(request.headers.get('idempotency-key'))
    return answers.shift()?.() ?? success(spinOn(0))
  }),
)
beforeEach(async () => {
  wheel = { ...odds, state: 'running', rights: 2 }
  answers = []
  keys.splice(0)
  localStorage.clear()
  await signIn()
})

/** the member's spin of this wheel */
const own = { memberId: member.id, thing: `spin:${university.id}` }

const spinButton = () => screen.findByRole('button', { name: 'Quay' })
const spin = async () => userEvent.click(await spinButton())

it('shows the server’s outcome and takes one right', async () => {
  answers = [() => success(spinOn(3))]
  show(<WheelBoard game={university} />)
  expect(await screen.findByText('Bạn còn 2 lượt quay')).toBeInTheDocument()
  await spin()
  const card = await screen.findByRole('group', { name: 'Chúc mừng bạn!' })
  expect(card).toHaveTextContent('Son tint mini')
  expect(card).toHaveFocus()
  expect(screen.getByText('Kết quả: Son tint mini')).toBeInTheDocument()
  expect(screen.getByText('Bạn chưa có lượt quay nào')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Xem lịch sử' })).toHaveAttribute(
    'href',
    '/pink-university/history',
  )
  expect(keys).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Đóng' }))
  expect(await spinButton()).toHaveFocus()
})

it('stops on the segment of the outcome', async () => {
  answers = [() => success(spinOn(5))]
  const { container } = show(<WheelBoard game={university} />)
  await spin()
  await screen.findByRole('group', { name: 'Chúc mừng bạn!' })
  // 8 segments: the middle of the sixth is at 247.5 degrees.
  expect(container.querySelector('.game-wheel-turning')).toHaveStyle({ transform: 'rotate(112.5deg)' })
})

it('says calmly that nothing was won', async () => {
  answers = [() => success(spinOn(7))]
  show(<WheelBoard game={university} />)
  await spin()
  expect(await screen.findByRole('group', { name: 'Lần này chưa trúng' })).toBeInTheDocument()
})

it('tries a spin without an answer again by the same key, and forgets it once the outcome was shown', async () => {
  answers = [() => HttpResponse.error(), away, () => success(spinOn(0))]
  show(<WheelBoard game={university} />)
  await spin()
  expect(await screen.findByRole('alert')).toHaveTextContent('Lượt quay của bạn không mất.')
  const kept = readPendingKey(own)
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }))
  await waitFor(() => expect(keys).toHaveLength(2))
  await userEvent.click(await screen.findByRole('button', { name: 'Thử lại' }))
  await screen.findByRole('group', { name: 'Chúc mừng bạn!' })
  expect(keys).toEqual([kept, kept, kept])
  expect(readPendingKey(own)).toBeNull()
})

describe('a spin that was begun before the tab was closed', () => {
  const KEY = '0190a000-0000-4000-8000-00000000000f'

  it('shows its outcome on return, by the key it had', async () => {
    keepPendingKey(own, KEY)
    answers = [() => success(spinOn(1))]
    show(<WheelBoard game={university} />)
    const card = await screen.findByRole('group', { name: 'Lượt quay lúc nãy: bạn đã trúng' })
    expect(card).toHaveTextContent('Voucher 30.000 ₫')
    expect(card).toHaveTextContent('Mã NANG30K.')
    expect(keys).toEqual([KEY])
    expect(readPendingKey(own)).toBeNull()
  })

  it('is dropped without a word when the server knows no such spin', async () => {
    keepPendingKey(own, KEY)
    answers = [() => failure(409, 'NO_SPIN_LEFT')]
    show(<WheelBoard game={university} />)
    await spinButton()
    await waitFor(() => expect(readPendingKey(own)).toBeNull())
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it.each([
    ['another member', member.id + 1, university.id, 0],
    ['another mission', member.id, '99', 0],
    ['two days ago', member.id, university.id, 2 * 86_400_000],
  ])('is left alone when it is of %s', async (_, memberId, missionId, age) => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - age)
    keepPendingKey({ memberId, thing: `spin:${missionId}` }, KEY)
    clock.mockRestore()
    show(<WheelBoard game={university} />)
    await spinButton()
    await spin()
    await screen.findByRole('group', { name: 'Chúc mừng bạn!' })
    expect(keys).toHaveLength(1)
    expect(keys).not.toContain(KEY)
  })
})

it.each([
  ['the visitor was signed out', 401, 'UNAUTHORIZED'],
  ['there were too many calls', 429, 'TOO_MANY_REQUESTS'],
  ['the shop failed', 503, 'SERVICE_UNAVAILABLE'],
])('keeps the key of a spin when %s', async (_, status, code) => {
  answers = [() => HttpResponse.error(), () => failure(status, code), () => success(spinOn(0))]
  show(<WheelBoard game={university} />)
  await spin()
  await userEvent.click(await screen.findByRole('button', { name: 'Thử lại' }))
  await waitFor(() => expect(keys).toHaveLength(2))
  await screen.findByRole('alert')
  expect(readPendingKey(own)).toBe(keys[0])
  expect(keys[1]).toBe(keys[0])
})

it('keeps the spins of two wheels apart', async () => {
  const KEY = '0190a000-0000-4000-8000-00000000000e'
  keepPendingKey({ memberId: member.id, thing: 'spin:99' }, KEY)
  show(<WheelBoard game={university} />)
  await spin()
  await screen.findByRole('group', { name: 'Chúc mừng bạn!' })
  expect(keys).not.toContain(KEY)
  expect(readPendingKey({ memberId: member.id, thing: 'spin:99' })).toBe(KEY)
})

it('goes by the state of the moment, not by that of the page', async () => {
  wheel = { ...wheel, state: 'upcoming' }
  const { unmount } = show(<WheelBoard game={university} />)
  await spin()
  expect(await spinButton()).toHaveAttribute('aria-disabled', 'true')
  unmount()
  wheel = { ...wheel, state: 'running' }
  await signIn()
  show(<WheelBoard game={{ ...university, state: 'upcoming' }} />)
  await spin()
  expect(await screen.findByRole('group', { name: 'Chúc mừng bạn!' })).toBeInTheDocument()
  expect(keys).toHaveLength(1)
})

it('says that the game is over, without a retry, when it ended while the page was open', async () => {
  const refusal = { success: false, code: 'MISSION_OVER', message: 'over', text: 'Trò chơi này đã kết thúc.' }
  answers = [() => HttpResponse.json(refusal, { status: 409 })]
  show(<WheelBoard game={university} />)
  await spin()
  expect(await screen.findByRole('alert')).toHaveTextContent('Trò chơi này đã kết thúc.')
  expect(screen.queryByRole('button', { name: 'Thử lại' })).not.toBeInTheDocument()
})

it('says how to get a spin when there is none, and asks for none', async () => {
  wheel = { ...odds, state: 'running', rights: 0 }
  show(<WheelBoard game={university} />)
  expect(await screen.findByText('Bạn chưa có lượt quay nào')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Điểm danh: mỗi lần một lượt' })).toHaveAttribute(
    'href',
    '/pink-university/check-in',
  )
  expect(screen.getByText(/Đơn từ 300\.000/)).toBeVisible()
  await spin()
  expect(keys).toEqual([])
})

it('says that the spins are used up when the server refuses', async () => {
  answers = [() => failure(409, 'NO_SPIN_LEFT')]
  show(<WheelBoard game={university} />)
  await spin()
  expect(await screen.findByRole('alert')).toHaveTextContent('Bạn đã hết lượt quay.')
  expect(readPendingKey(own)).toBeNull()
})

it('is silent until sound is switched on', async () => {
  const audio = jest.fn(() => ({ close: () => Promise.resolve() }))
  Object.assign(globalThis, { AudioContext: audio })
  show(<WheelBoard game={university} />)
  await spin()
  await screen.findByRole('group', { name: 'Chúc mừng bạn!' })
  expect(audio).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Bật âm thanh' }))
  await screen.findByRole('button', { name: 'Tắt âm thanh' })
  expect(audio).toHaveBeenCalledTimes(1)
})

it('turns by transforms alone, and shows the outcome once the wheel stands', async () => {
  const reduced = jest.spyOn(window, 'matchMedia')
  reduced.mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList,
  )
  let stand = (): void => undefined
  const finished = new Promise<void>((resolve) => (stand = resolve))
  const turns: [Keyframe[], KeyframeAnimationOptions][] = []
  const animate = (frames: Keyframe[], options: KeyframeAnimationOptions) => {
    turns.push([frames, options])
    return { currentTime: 90, finished, cancel: () => undefined }
  }
  Object.assign(Element.prototype, { animate })
  answers = [() => success(spinOn(7))]
  show(<WheelBoard game={university} />)
  await spin()
  await waitFor(() => expect(turns).toHaveLength(2))
  expect(turns[0]?.[1].iterations).toBe(Infinity)
  expect(new Set(turns.flatMap(([frames]) => frames.flatMap(Object.keys)))).toEqual(new Set(['transform']))
  // The waiting wheel had turned by 45 degrees in its 90 ms.
  expect(turns[1]?.[0][0]).toEqual({ transform: 'rotate(45deg)' })
  expect(screen.queryByText('Lần này chưa trúng')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Vòng quay đang quay' })).toHaveAttribute('aria-disabled', 'true')
  act(() => stand())
  expect(await screen.findByRole('group', { name: 'Lần này chưa trúng' })).toBeInTheDocument()
  reduced.mockRestore()
  Reflect.deleteProperty(Element.prototype, 'animate')
})
