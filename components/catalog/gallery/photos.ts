import { MAX_DISPLAY_PHOTOS } from '@/domain/constants'

/**
 * The photos a gallery shows, at most 7 (PDP-05). A combination with several of its own is shown by them alone, for the product's show
 * another shade; one with a single photo is followed by the product's.
 */
export function galleryPhotos(own: readonly string[], urls: readonly string[]): string[] {
  return [...new Set(own.length > 1 ? own : [...own, ...urls])].slice(0, MAX_DISPLAY_PHOTOS)
}
