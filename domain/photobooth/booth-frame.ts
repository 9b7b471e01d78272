/** Most frames to choose from (PHB-03). */
export const MOST_FRAMES = 15

/** A frame that is laid over a photo: a picture in the size of a print, transparent where the photo is seen. */
export interface BoothFrame {
  id: string
  name: string
  src: string
}
