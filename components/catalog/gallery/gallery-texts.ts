/** Texts of the gallery; `{…}` are placeholders. */
export interface GalleryTexts {
  label: string
  photo: string
  zoom: string
  previous: string
  next: string
  counter: string
}

/** The unformatted texts as `read` returns them. */
export function galleryTexts(read: (key: keyof GalleryTexts) => string): GalleryTexts {
  return {
    label: read('label'),
    photo: read('photo'),
    zoom: read('zoom'),
    previous: read('previous'),
    next: read('next'),
    counter: read('counter'),
  }
}
