import { MAX_DISPLAY_PHOTOS } from '@/domain/constants'

/**
 * The photos of a gallery, at most 7 (PDP-05). A combination with several photos shows only those, as the product's show another shade; one
 * with a single photo is followed by the product's.
 */
export function galleryPhotos(own: readonly string[], urls: readonly string[]): string[] {
  return [...new Set(own.length > 1 ? own : [...own, ...urls])].slice(0, MAX_DISPLAY_PHOTOS)
}
