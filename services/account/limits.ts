import { defineLimits } from '../limits'

export const accountLimits = defineLimits({
  login: { points: 300, duration: 600 },
  register: { points: 200, duration: 3_600 },
  /** one-time codes and reset mails */
  code: { points: 300, duration: 3_600 },
  /** numbers and addresses that got their first code of the day from here */
  target: { points: 100, duration: 3_600 },
  /** guesses of a code by browsers that did not ask for it */
  'foreign-guess': { points: 5, duration: 600 },
  /** mails that say an address was never verified */
  'unverified-mail': { points: 5, duration: 86_400 },
  /** addresses and numbers one member writes into the profile */
  'new-contact': { points: 10, duration: 3_600 },
  /** numbers one member asks codes for, to verify or to change to */
  'change-number': { points: 10, duration: 3_600 },
  /** guesses of a one-time code */
  guess: { points: 300, duration: 600 },
  /** questions whether an address or number is registered */
  lookup: { points: 300, duration: 600 },
  /** searches of places by their names of before the reform: a form sends some while a name is typed */
  'old-address-search': { points: 1_200, duration: 600 },
  /** what a member may repeat and each time is written or read whole: consents, shares of the invitation, the copy of their data */
  'own-data': { points: 60, duration: 3_600 },
  /** wrong current passwords of one member */
  'current-password': { points: 5, duration: 900 },
})
