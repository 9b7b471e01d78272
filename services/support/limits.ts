import { defineLimits } from '../limits'

export const supportLimits = defineLimits({
  /** messages by the contact form, from one network: many shoppers of a mobile network share one */
  'contact-network': { points: 30, duration: 3_600 },
  /** messages without an answer of reCAPTCHA where it is set up, from one network */
  'contact-confirmed': { points: 8, duration: 3_600 },
  /** conversations opened with one mail address: the shop's copies must not flood another's inbox */
  'contact-address': { points: 10, duration: 3_600 },
  /** messages in one conversation */
  'contact-thread': { points: 20, duration: 3_600 },
  /** places for photos, offered to one network */
  'contact-upload': { points: 150, duration: 3_600 },
})
