import { act, render, screen } from '@testing-library/react'
import { ToastHost } from '@/components/toasts/toast-host'
import { dismissToast, toast } from '@/components/toasts/toast'

/** The code that draws toasts does not come: the network went away before it was fetched. */
jest.mock('@/components/toasts/toast-view', () => {
  throw Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' })
})

const texts = { close: 'Đóng', undo: 'HOÀN TÁC', error: 'Có lỗi xảy ra.', offline: 'Bạn đang ngoại tuyến.' }

afterEach(() => act(() => dismissToast()))

const fail = () => act(async () => toast.failure('add', new Error('chunk')))

it('shows a failure all the same, as plain text', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(<ToastHost texts={texts} />)
  await fail()
  expect(screen.getByRole('alert')).toHaveTextContent('Bạn đang ngoại tuyến.')
  onLine.mockRestore()
})

describe('time passes', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

  it('gives a toast its whole time when the silent preload has failed before it', async () => {
    const onExpire = jest.fn()
    render(<ToastHost texts={texts} />)
    // The preload begins after 4 s; a toast comes shortly before the words of an earlier one would go.
    await pass(9_500)
    act(() => toast.rollback('Đã bỏ sản phẩm.', { onUndo: jest.fn(), onExpire }))
    await pass(1_000)
    expect(onExpire).not.toHaveBeenCalled()
    await pass(6_000)
    expect(onExpire).toHaveBeenCalledTimes(1)
  })

  it('gives a toast that replaces another its whole time', async () => {
    render(<ToastHost texts={texts} />)
    act(() => toast.error('một'))
    await pass(5_000)
    act(() => toast.error('hai'))
    await pass(5_000)
    expect(screen.getByRole('alert')).toHaveTextContent('hai')
    await pass(2_000)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

it('does not blame the network of a device that has one', async () => {
  render(<ToastHost texts={texts} />)
  await fail()
  expect(screen.getByRole('alert')).toHaveTextContent('Có lỗi xảy ra.')
})

it('shows the message of an error that has one (TST-05)', async () => {
  render(<ToastHost texts={texts} />)
  await act(async () => toast.error('Sản phẩm đã đạt số lượng tối đa được mua'))
  expect(screen.getByRole('alert')).toHaveTextContent('Sản phẩm đã đạt số lượng tối đa được mua')
})
