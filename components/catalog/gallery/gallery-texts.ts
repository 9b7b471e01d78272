/** What the gallery says; `{…}` are places for values. */
export interface GalleryTexts {
  label: string
  photo: string
  zoom: string
  previous: string
  next: string
  counter: string
}

/** The texts as `read` gives them, unformatted. */
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
