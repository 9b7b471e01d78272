import { boothStoreOf, findBoothStore } from '@/domain/photobooth/booth-store'
import { coverPart } from '@/domain/photobooth/cover'
import { PRINT } from '@/domain/photobooth/print'
import { boothEntryPath, boothPath, boothPlaceOf, photoLinkOf } from '@/lib/pages/booth-address'

/** Stores, addresses and the shape of photos of the photobooth (PHB-02, RTE-42, RTE-43). */

const stores = [
  boothStoreOf({ id: 3, alias: 'Hàng Bông', name: 'Nàng Hà Nội' }),
  boothStoreOf({ id: 5, alias: '8', name: 'Nàng Sài Gòn' }),
  boothStoreOf({ id: 8, alias: 'Bạch Đằng', name: 'Nàng Đà Nẵng' }),
]

it('finds a store by its alias, then by its id', () => {
  expect(stores[0]).toEqual({ _id: '3', alias: 'hang-bong', name: 'Nàng Hà Nội' })
  expect(findBoothStore(stores, 'hang-bong')?._id).toBe('3')
  expect(findBoothStore(stores, '3')?._id).toBe('3')
  expect(findBoothStore(stores, '8')?._id).toBe('5')
  for (const unknown of ['', '0', '03', 'hàng-bông', 'HANG-BONG', '__proto__'])
    expect(findBoothStore(stores, unknown)).toBeNull()
})

it('carries the store and the kind of device from step to step', () => {
  expect(boothEntryPath('hang-bong', true)).toBe('/photobooth/store/hang-bong?kiosk=1')
  expect(boothEntryPath('hang-bong')).toBe('/photobooth/store/hang-bong')
  for (const isKiosk of [true, false]) {
    const place = { store: 'hang-bong', isKiosk }
    const { pathname, search } = new URL(boothPath('camera', place), 'https://shop.example')
    expect([pathname, boothPlaceOf(pathname, search)]).toEqual(['/photobooth/camera', place])
    const entry = new URL(boothEntryPath('hang-bong', isKiosk), 'https://shop.example')
    expect(boothPlaceOf(entry.pathname, entry.search)).toEqual(place)
  }
  expect(boothPlaceOf('/photobooth/scan', '?kiosk=2')).toEqual({ store: '', isKiosk: false })
})

it('keeps the secret of a link out of what servers see', () => {
  const url = new URL(photoLinkOf('https://shop.example', 'a'.repeat(43)))
  expect([url.pathname, url.search, url.hash]).toEqual(['/photobooth/scan', '', `#${'a'.repeat(43)}`])
})

it.each([
  ['a camera held upright', 1_440, 1_920],
  ['a camera on its side', 1_920, 1_080],
  ['a narrow picture', 400, 2_000],
  ['a picture of the same shape', 600, 900],
])('fills a print from the middle of %s', (_, width, height) => {
  const part = coverPart({ width, height }, PRINT)
  expect(part.width / part.height).toBeCloseTo(PRINT.width / PRINT.height)
  expect(part.x * 2 + part.width).toBeCloseTo(width)
  expect(part.y * 2 + part.height).toBeCloseTo(height)
  expect(Math.min(part.x, part.y)).toBeCloseTo(0)
})
