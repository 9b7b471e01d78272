import { act, fireEvent, render, screen } from '@testing-library/react'
import { TOAST_DURATION_MS } from '@/domain/constants'
import { ToastHost } from '@/components/toasts/toast-host'
import { dismissToast, toast } from '@/components/toasts/toast'
import { DomainError } from '@/domain/error'

const texts = {
  close: 'Đóng thông báo',
  undo: 'HOÀN TÁC',
  error: 'Có lỗi xảy ra.',
  offline: 'Bạn đang ngoại tuyến.',
}

const shown = () =>
  [screen.queryByRole('status')?.textContent, screen.queryByRole('alert')?.textContent].join('')

/** The view's code is fetched with the first toast. */
async function open(put: () => void) {
  render(<ToastHost texts={texts} />)
  await act(async () => {
    put()
    await jest.advanceTimersByTimeAsync(0)
  })
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  act(() => dismissToast())
  jest.useRealTimers()
})

it('is ready before the first message, which may be an offline one', async () => {
  render(<ToastHost texts={texts} />)
  expect(screen.queryByRole('status')).toBeNull()
  await pass(10_000)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})

it('stays 3333 ms (TST-06)', async () => {
  await open(() => toast.show('Đã thêm vào Wishlist.'))
  expect(shown()).toContain('Đã thêm vào Wishlist.')
  await pass(TOAST_DURATION_MS - 1)
  expect(shown()).toContain('Đã thêm vào Wishlist.')
  await pass(1)
  expect(shown()).toBe('')
  expect(TOAST_DURATION_MS).toBe(3333)
})

it('has four kinds, of which an error alone interrupts a screen reader (TST-01)', async () => {
  await open(() => toast.show('đã lưu'))
  const show = (put: () => void) => act(put)
  expect(screen.getByRole('status')).toHaveTextContent('đã lưu')
  show(() => toast.notif('có tin mới'))
  expect(screen.getByRole('status')).toHaveTextContent('có tin mới')
  show(() => toast.rollback('đã bỏ', { onUndo: jest.fn(), onExpire: jest.fn() }))
  expect(screen.getByRole('status')).toHaveTextContent('đã bỏ')
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  show(() => toast.error('không lưu được'))
  expect(screen.getByRole('alert')).toHaveTextContent('không lưu được')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('shows one at a time: a new one takes the place (TST-07)', async () => {
  await open(() => toast.show('một'))
  act(() => toast.notif('hai'))
  expect(shown()).toContain('hai')
  expect(shown()).not.toContain('một')
  await pass(TOAST_DURATION_MS)
  expect(shown()).toBe('')
})

it('announces errors at once, with a general text without a message (TST-05)', async () => {
  await open(() => toast.error())
  expect(screen.getByRole('alert')).toHaveTextContent('Có lỗi xảy ra.')
})

it('shows what failed, and why if known', async () => {
  await open(() => toast.failure('add', new DomainError('INTERNAL_ERROR', 500)))
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Chưa thêm được vào giỏ. Cửa hàng đang gặp trục trặc. Bạn thử lại sau ít phút nhé.',
  )
})

it('closes by its button (TST-07)', async () => {
  await open(() => toast.show('một'))
  fireEvent.click(screen.getByRole('button', { name: 'Đóng thông báo' }))
  expect(shown()).toBe('')
})

it('pauses while hovered', async () => {
  await open(() => toast.show('một'))
  fireEvent.pointerEnter(screen.getByText('một').parentElement!)
  await pass(10_000)
  expect(shown()).toContain('một')
  fireEvent.pointerLeave(screen.getByText('một').parentElement!)
  await pass(TOAST_DURATION_MS)
  expect(shown()).toBe('')
})

describe('a rollback', () => {
  const handlers = () => ({ onUndo: jest.fn(), onExpire: jest.fn() })

  it('is undone by HOÀN TÁC, and then does not expire (TST-02)', async () => {
    const { onUndo, onExpire } = handlers()
    await open(() => toast.rollback('Đã xoá', { onUndo, onExpire }))
    fireEvent.click(screen.getByRole('button', { name: 'HOÀN TÁC' }))
    expect([onUndo.mock.calls.length, onExpire.mock.calls.length]).toEqual([1, 0])
    await pass(TOAST_DURATION_MS)
    expect(onExpire).not.toHaveBeenCalled()
  })

  it('is final when its time is over', async () => {
    const { onUndo, onExpire } = handlers()
    await open(() => toast.rollback('Đã xoá', { onUndo, onExpire }))
    await pass(TOAST_DURATION_MS)
    expect([onUndo.mock.calls.length, onExpire.mock.calls.length]).toEqual([0, 1])
  })

  it('is final when another toast takes its place or the page goes', async () => {
    const { onUndo, onExpire } = handlers()
    await open(() => toast.rollback('Đã xoá', { onUndo, onExpire }))
    act(() => toast.show('khác'))
    expect(onExpire).toHaveBeenCalledTimes(1)
    act(() => toast.rollback('Đã xoá nữa', { onUndo, onExpire }))
    act(() => void window.dispatchEvent(new Event('pagehide')))
    expect([onUndo.mock.calls.length, onExpire.mock.calls.length]).toEqual([0, 2])
  })
})
