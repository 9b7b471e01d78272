import { OVERLAY_PRIORITY } from '@/components/overlays/priority'
import { overlayCode } from '@/components/overlays/registry'
import {
  closeOverlay,
  closeOverlaysAbove,
  getOverlays,
  openOverlay,
  OVERLAY_MOTION_MS,
} from '@/components/overlays/store'

const open = () =>
  getOverlays()
    .filter((overlay) => !overlay.isLeaving)
    .map((overlay) => overlay.name)

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  closeOverlaysAbove(0)
  jest.runAllTimers()
  jest.useRealTimers()
})

it('closes the first open one in the fixed order, whichever was opened last', () => {
  openOverlay('photo-viewer', { photos: [], start: 0 } as never)
  openOverlay('quick-view', { productId: 1 })
  expect(OVERLAY_PRIORITY.indexOf('photo-viewer')).toBeLessThan(OVERLAY_PRIORITY.indexOf('quick-view'))
  closeOverlay()
  expect(open()).toEqual(['quick-view'])
  closeOverlay()
  expect(open()).toEqual([])
})

it('closes a named one and leaves the others', () => {
  openOverlay('photo-viewer', { photos: [], start: 0 } as never)
  openOverlay('quick-view', { productId: 1 })
  closeOverlay('quick-view')
  expect(open()).toEqual(['photo-viewer'])
})

it('closes from the top when the browser goes back', () => {
  openOverlay('quick-view', { productId: 1 })
  openOverlay('photo-viewer', { photos: [], start: 0 } as never)
  closeOverlaysAbove(1)
  expect(open()).toEqual(['quick-view'])
})

it('gives an open one new props instead of opening it twice', () => {
  openOverlay('quick-view', { productId: 1 })
  openOverlay('quick-view', { productId: 2 })
  expect(getOverlays().map((overlay) => overlay.props)).toEqual([{ productId: 2 }])
})

it('lets one that closes finish its way out', () => {
  openOverlay('quick-view', { productId: 1 })
  closeOverlay()
  expect(getOverlays()).toHaveLength(1)
  jest.advanceTimersByTime(OVERLAY_MOTION_MS)
  expect(getOverlays()).toHaveLength(0)
})

it('gives every overlay that exists a place in the closing order', () => {
  expect(OVERLAY_PRIORITY).toEqual(expect.arrayContaining(Object.keys(overlayCode)))
  expect(new Set(OVERLAY_PRIORITY).size).toBe(OVERLAY_PRIORITY.length)
})
