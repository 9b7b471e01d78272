import { act, fireEvent, screen } from '@testing-library/react'
import { KIOSK_SECONDS, KioskClock } from '@/components/photobooth/frame/kiosk-clock'
import { startOver } from '@/components/photobooth/frame/start-over'
import { agreeToTerms, clearBooth, keepLink } from '@/components/photobooth/state/booth-state'
import { showStep } from './booth-page'

/** A tablet in the store begins again by itself (PHB-01). */

jest.mock('next/navigation', () => ({ usePathname: () => window.location.pathname }))
jest.mock('@/components/photobooth/frame/start-over', () => ({ startOver: jest.fn() }))

beforeEach(() => {
  jest.clearAllMocks()
  clearBooth()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000))
const KIOSK = '?store=hang-bong&kiosk=1'

it('goes back to the start after a minute without a touch, and says so before', async () => {
  showStep('result', <KioskClock />, KIOSK)
  await pass(KIOSK_SECONDS - 15)
  expect(screen.getByText(/^Còn 15 giây nữa/)).toBeInTheDocument()
  await pass(14)
  expect(startOver).not.toHaveBeenCalled()
  await pass(1)
  expect(startOver).toHaveBeenCalledTimes(1)
  expect(startOver).toHaveBeenCalledWith({ store: 'hang-bong', isKiosk: true })
})

it('stays when it is touched, when a key is pressed and when a photo is made', async () => {
  showStep('result', <KioskClock />, KIOSK)
  await pass(KIOSK_SECONDS - 1)
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Ở lại' }))
  await pass(KIOSK_SECONDS - 1)
  fireEvent.keyDown(document.body, { key: 'Tab' })
  await pass(KIOSK_SECONDS - 1)
  act(() => agreeToTerms(1))
  await pass(KIOSK_SECONDS - 1)
  expect(startOver).not.toHaveBeenCalled()
  await pass(1)
  expect(startOver).toHaveBeenCalledTimes(1)
})

it('says beside the code that the photo behind it stays, and beside an unsent one that it goes (PHB-05)', async () => {
  keepLink({ token: 'a'.repeat(43), expires_at: new Date('2026-11-24T03:00:00Z') })
  const { unmount } = showStep('scan', <KioskClock />, KIOSK)
  await pass(1)
  expect(screen.getByText(/^Máy tự về màn hình đầu sau 59 giây\. Ảnh trong mã QR vẫn còn\.$/)).toBeVisible()
  await pass(KIOSK_SECONDS - 11)
  expect(screen.getByText(/^Còn 10 giây nữa máy về màn hình đầu\. Ảnh trong mã QR vẫn còn\./)).toBeVisible()
  unmount()

  showStep('result', <KioskClock />, KIOSK)
  await pass(1)
  expect(screen.getByText(/và xóa ảnh sau 59 giây\.$/)).toBeVisible()
})

it.each([
  ['a shopper’s own device', 'result', '?store=hang-bong'],
  ['the start itself', 'store/hang-bong', '?kiosk=1'],
])('does nothing on %s', async (_, step, query) => {
  showStep(step, <KioskClock />, query)
  await pass(2 * KIOSK_SECONDS)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(startOver).not.toHaveBeenCalled()
})
