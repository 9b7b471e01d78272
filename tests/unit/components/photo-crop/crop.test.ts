import { cropSquare, drawnSize, fitCrop, MAX_ZOOM, START, zoomAt } from '@/components/photo-crop/crop'

const landscape = { width: 1200, height: 800 }
const portrait = { width: 600, height: 900 }

it('begins with the largest square, in the middle', () => {
  expect(cropSquare(landscape, START)).toEqual({ left: 200, top: 0, side: 800 })
  expect(cropSquare(portrait, START)).toEqual({ left: 0, top: 150, side: 600 })
  expect(drawnSize(landscape, 2)).toEqual({ width: 3, height: 2 })
})

it('never shows what is beside the photo', () => {
  for (const photo of [landscape, portrait]) {
    for (const [x, y, zoom] of [
      [9, 9, 1],
      [-9, 9, 2],
      [0.3, -9, 3],
      [9, -9, 99],
      [-0.1, 0.1, 0.2],
    ] as const) {
      const { left, top, side } = cropSquare(photo, { zoom, x, y })
      expect(left).toBeGreaterThanOrEqual(-1e-9)
      expect(top).toBeGreaterThanOrEqual(-1e-9)
      expect(left + side).toBeLessThanOrEqual(photo.width + 1e-9)
      expect(top + side).toBeLessThanOrEqual(photo.height + 1e-9)
    }
  }
  expect(fitCrop(landscape, { zoom: 99, x: 0, y: 0 }).zoom).toBe(MAX_ZOOM)
})

it('moves the photo with the finger: to the right shows what is further left', () => {
  expect(cropSquare(landscape, { zoom: 1, x: 0.25, y: 0 })).toEqual({ left: 0, top: 0, side: 800 })
  expect(cropSquare(landscape, { zoom: 1, x: -0.25, y: 0 })).toEqual({ left: 400, top: 0, side: 800 })
})

it('keeps the point under the fingers in place while zooming', () => {
  const at = { x: 0.2, y: -0.1 }
  /** The point of the photo that lies at `at`. */
  const under = (crop: typeof START) => {
    const { left, top, side } = cropSquare(landscape, crop)
    return { x: left + (at.x + 0.5) * side, y: top + (at.y + 0.5) * side }
  }
  const before = { zoom: 1.5, x: 0.05, y: 0.02 }
  const after = zoomAt(landscape, before, 2.5, at)
  expect(under(after).x).toBeCloseTo(under(before).x)
  expect(under(after).y).toBeCloseTo(under(before).y)
})
