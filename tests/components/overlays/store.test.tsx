import { readdirSync } from 'node:fs'
import type { OverlayDeclaration } from '@/components/overlays/declaration'
import { OVERLAY_PRIORITY } from '@/components/overlays/priority'
import { closeNextOverlay } from '@/components/overlays/close-next'
import {
  closeOverlay,
  closeOverlaysAbove,
  getOverlays,
  openOverlay,
  OVERLAY_MOTION_MS,
} from '@/components/overlays/store'
import { photoViewerOverlay } from '@/components/photo-viewer/overlays'
import { quickViewOverlay } from '@/components/catalog/quick-view/overlays'

const open = () =>
  getOverlays()
    .filter((overlay) => !overlay.isLeaving)
    .map((overlay) => overlay.name)

const photos = { photos: [], start: 0, title: 'An' }

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  closeOverlaysAbove(0)
  jest.runAllTimers()
  jest.useRealTimers()
})

it('closes the first open one in the fixed order, whichever was opened last (OVL-30)', () => {
  openOverlay(photoViewerOverlay, photos)
  openOverlay(quickViewOverlay, { productId: 1 })
  expect(OVERLAY_PRIORITY.indexOf('photo-viewer')).toBeLessThan(OVERLAY_PRIORITY.indexOf('quick-view'))
  closeNextOverlay()
  expect(open()).toEqual(['quick-view'])
  closeNextOverlay()
  expect(open()).toEqual([])
})

it('closes a given one and leaves the others', () => {
  openOverlay(photoViewerOverlay, photos)
  openOverlay(quickViewOverlay, { productId: 1 })
  closeOverlay(quickViewOverlay)
  expect(open()).toEqual(['photo-viewer'])
})

it('closes from the top when the browser goes back', () => {
  openOverlay(quickViewOverlay, { productId: 1 })
  openOverlay(photoViewerOverlay, photos)
  closeOverlaysAbove(1)
  expect(open()).toEqual(['quick-view'])
})

it('gives an open one new props instead of opening it twice', () => {
  openOverlay(quickViewOverlay, { productId: 1 })
  openOverlay(quickViewOverlay, { productId: 2 })
  expect(getOverlays().map((overlay) => overlay.props)).toEqual([{ productId: 2 }])
  expect(getOverlays().map((overlay) => overlay.read(({ name }, props) => [name, props]))).toEqual([
    ['quick-view', { productId: 2 }],
  ])
})

it('lets a closing one finish its animation', () => {
  openOverlay(quickViewOverlay, { productId: 1 })
  closeNextOverlay()
  expect(getOverlays()).toHaveLength(1)
  jest.advanceTimersByTime(OVERLAY_MOTION_MS)
  expect(getOverlays()).toHaveLength(0)
})

it('has every name of the closing order once', () => {
  expect(new Set(OVERLAY_PRIORITY).size).toBe(OVERLAY_PRIORITY.length)
})

describe('the overlays the features declare', () => {
  const files = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(\/overlays|\.overlay)\.ts$/.test(file),
  )
  const declared = files.flatMap((file) => {
    const exported = jest.requireActual<Record<string, OverlayDeclaration<never>>>(`@/components/${file}`)
    return Object.entries(exported)
  })

  it('have names of their own: one closes and is found by its name', () => {
    const names = declared.map(([, { name }]) => name)
    expect(names.length).toBeGreaterThan(35)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it.each(declared)('can be found by name: %s', (identifier, { name }) => {
    expect(identifier).toBe(`${name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Overlay`)
  })
})
