/** A photo of the review as the steps after the photos see it; how it gets there is known to write/photos. */
interface UploadedPhoto {
  state: 'ready' | 'uploading' | 'failed' | 'done'
}

/** Whether the review can be sent as far as its photos are concerned. */
export function photosState(photos: readonly UploadedPhoto[]): 'done' | 'failed' | 'waiting' {
  if (photos.some(({ state }) => state === 'failed')) return 'failed'
  return photos.every(({ state }) => state === 'done') ? 'done' : 'waiting'
}
