import { defineLimits } from '../limits'

export const photoboothLimits = defineLimits({
  /** photos sent from one address: a store's tablet and the phones in it share one */
  'photobooth-upload': { points: 120, duration: 3_600 },
  /** photos of one store a day, so that their files are bounded: about 700 MB a store */
  'photobooth-store': { points: 1_000, duration: 86_400 },
  /** links of one address that open nothing */
  'photobooth-wrong-link': { points: 20, duration: 600 },
})
