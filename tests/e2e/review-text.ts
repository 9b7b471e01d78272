import { randomInt } from 'node:crypto'

/** None of the words that moderation looks for is made of these. */
const LETTERS = 'aeghiknortuwxy'

const word = () => Array.from({ length: 5 }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('')

/**
 * The text of a review, long enough to be sent. No other is like it, so that the shop does not hold it as a copy of what another test, or
 * an earlier run, has written there.
 */
export const uniqueReviewText = (): string =>
  `Mình da dầu, dùng đều mỗi tối được ba tuần. ${Array.from({ length: 150 }, word).join(' ')}.`
