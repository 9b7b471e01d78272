import { MAX_DISPLAY_PHOTOS } from '@/domain/constants'

/** The photos a gallery shows, at most 7, the chosen combination's own first (spec 1 §9). */
export function galleryPhotos(own: string | null, urls: readonly string[]): string[] {
  return [...new Set([...(own ? [own] : []), ...urls])].slice(0, MAX_DISPLAY_PHOTOS)
}
