import { act, render, screen } from '@testing-library/react'
import { closeOverlaysAbove, getOverlays, openOverlay } from '@/components/overlays/store'
import type { BannerPopupProps } from '@/components/promo/banners/overlays'
import { usePopups } from '@/components/promo/banners/use-popups'
import { quickViewOverlay } from '@/components/catalog/quick-view/overlays'
import { banner, once } from './sample-banners'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const START = new Date('2026-11-21T03:00:00Z')

function Page({ isHome = true }: { isHome?: boolean }) {
  usePopups(isHome)
  return <input aria-label="Tìm kiếm" />
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const shown = () =>
  getOverlays()
    .filter((overlay) => !overlay.isLeaving)
    .map(({ name, props }) =>
      'banner' in props ? `${name} ${(props as BannerPopupProps).banner._id}` : name,
    )
const closeAll = () =>
  act(async () => {
    closeOverlaysAbove(0)
    await jest.advanceTimersByTimeAsync(1_000)
  })
/** One visit to Home, long enough for a popup; gives what came. */
async function visit() {
  const { unmount } = render(<Page />)
  await pass(6_000)
  const seen = shown()
  await closeAll()
  unmount()
  return seen
}

/** Whether the pictures of this browser come, or fail to. */
let pictureComes = true

beforeEach(() => {
  pictureComes = true
  jest.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function (this: HTMLImageElement) {
    queueMicrotask(() => this.dispatchEvent(new Event(pictureComes ? 'load' : 'error')))
  })
  jest.useFakeTimers({ now: START })
  localStorage.clear()
  window.history.replaceState(null, '', '/')
  const data = [
    banner('daily'),
    banner('once', { more_info: once }),
    banner('full', { banner_type: 'popup_full', more_info: once }),
  ]
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ success: true, data })))
})
afterEach(async () => {
  await closeAll()
  jest.useRealTimers()
  jest.restoreAllMocks()
})

it('shows one for each visit, the full-screen one first, until all have been seen (OVL-21)', async () => {
  expect(await visit()).toEqual(['banner-popup-full full'])
  expect(await visit()).toEqual(['banner-popup daily'])
  expect(await visit()).toEqual(['banner-popup once'])
  expect(await visit()).toEqual([])
})

it('keeps one without a loaded picture for another visit', async () => {
  pictureComes = false
  expect(await visit()).toEqual([])
  pictureComes = true
  expect(await visit()).toEqual(['banner-popup-full full'])
})

it('shows that of every day again after 24 hours, the others never (HOM-04, HOM-05)', async () => {
  localStorage.setItem(
    'nang_popups',
    JSON.stringify({ full: START.getTime(), once: START.getTime(), daily: START.getTime() }),
  )
  jest.setSystemTime(START.getTime() + DAY - 60_000)
  expect(await visit()).toEqual([])
  jest.setSystemTime(START.getTime() + DAY)
  expect(await visit()).toEqual(['banner-popup daily'])
  jest.setSystemTime(START.getTime() + DAY + HOUR)
  expect(await visit()).toEqual([])
  jest.setSystemTime(START.getTime() + 3 * DAY)
  expect(await visit()).toEqual(['banner-popup daily'])
})

it('shows nothing anywhere but on Home (HOM-08, RTE-01)', async () => {
  render(<Page isHome={false} />)
  await pass(60_000)
  expect(shown()).toEqual([])
})

it('waits for a time of inactivity', async () => {
  render(<Page />)
  await pass(4_000)
  window.dispatchEvent(new Event('scroll'))
  await pass(4_000)
  expect(shown()).toEqual([])
  await pass(2_000)
  expect(shown()).toHaveLength(1)
})

it('never comes over another overlay, and comes once that is closed', async () => {
  openOverlay(quickViewOverlay, { productId: 1 })
  render(<Page />)
  await pass(30_000)
  expect(shown()).toEqual(['quick-view'])
  await closeAll()
  await pass(6_000)
  expect(shown()).toEqual(['banner-popup-full full'])
})

it('waits while the visitor signs in or types', async () => {
  window.history.replaceState(null, '', '/?login=1')
  render(<Page />)
  await pass(30_000)
  expect(shown()).toEqual([])
  window.history.replaceState(null, '', '/')
  act(() => screen.getByLabelText('Tìm kiếm').focus())
  await pass(30_000)
  expect(shown()).toEqual([])
  act(() => screen.getByLabelText('Tìm kiếm').blur())
  await pass(6_000)
  expect(shown()).toHaveLength(1)
})

it('does not show once the visitor has left Home', async () => {
  const { rerender } = render(<Page />)
  await pass(4_000)
  rerender(<Page isHome={false} />)
  await pass(60_000)
  expect(shown()).toEqual([])
})

it('shows nothing where nothing can be stored, and treats corrupt storage as none', async () => {
  localStorage.setItem('nang_popups', '{spoilt')
  expect(await visit()).toEqual(['banner-popup-full full'])
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(await visit()).toEqual([])
})
