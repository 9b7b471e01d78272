import type { PhotoTrouble } from './photo'

/** Key of the sentence that says why a photo's upload failed (messages `reviewPhotos.state`). */
export const troubleText = (trouble: PhotoTrouble | null | undefined): 'stopped' | 'signedOut' | 'failed' =>
  trouble === 'stopped' || trouble === 'signedOut' ? trouble : 'failed'
