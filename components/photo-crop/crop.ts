/**
 * Position of a photo behind a square window: its drawn size, and the offset of its middle from the window's. The photo always covers the
 * window.
 */
export interface Crop {
  /** 1: the photo's short side is as long as the window */
  zoom: number
  /** offset of the photo's middle, in sides of the window */
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

export const MAX_ZOOM = 4
export const START: Crop = { zoom: 1, x: 0, y: 0 }

const clamp = (value: number, most: number) => Math.min(most, Math.max(-most, value))

/** The photo's drawn size at this zoom, in sides of the window. */
export function drawnSize({ width, height }: Size, zoom: number): Size {
  const short = Math.min(width, height)
  return { width: (width / short) * zoom, height: (height / short) * zoom }
}

/** The allowed crop nearest to the requested one. */
export function fitCrop(photo: Size, { zoom, x, y }: Crop): Crop {
  const kept = Math.min(MAX_ZOOM, Math.max(1, zoom))
  const { width, height } = drawnSize(photo, kept)
  return { zoom: kept, x: clamp(x, (width - 1) / 2), y: clamp(y, (height - 1) / 2) }
}

/** Zooms around a point of the window, which stays in place; the point is an offset from the middle, in sides. */
export function zoomAt(photo: Size, crop: Crop, zoom: number, at: { x: number; y: number }): Crop {
  const kept = Math.min(MAX_ZOOM, Math.max(1, zoom))
  const grown = kept / crop.zoom
  return fitCrop(photo, {
    zoom: kept,
    x: at.x - (at.x - crop.x) * grown,
    y: at.y - (at.y - crop.y) * grown,
  })
}

/** The visible square of the photo, in the photo's pixels. */
export function cropSquare(photo: Size, crop: Crop): { left: number; top: number; side: number } {
  const { zoom, x, y } = fitCrop(photo, crop)
  const side = Math.min(photo.width, photo.height) / zoom
  return { left: photo.width / 2 - (x + 0.5) * side, top: photo.height / 2 - (y + 0.5) * side, side }
}

/** Whether a value from storage is a crop. */
export const isCrop = (value: unknown): value is Crop =>
  typeof value === 'object' &&
  value !== null &&
  ['zoom', 'x', 'y'].every((key) => Number.isFinite(Reflect.get(value, key)))
