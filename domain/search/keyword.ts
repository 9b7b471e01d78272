import { stripDiacritics } from '../text'

/** A longer keyword is cut. */
export const KEYWORD_LIMIT = 200
/** Recent searches that are shown (SRC-06). */
export const RECENT_SEARCHES = 5
/** Trending searches that are shown (SRC-11). */
export const TRENDING_SEARCHES = 5

/**
 * A keyword as it was meant: in NFC, without control characters, spaces folded, at most 200 characters. '' when nothing is left.
 * What an address or a box holds may be anything.
 */
export function cleanKeyword(text: string): string {
  const keyword = Array.from(
    text
      .slice(0, KEYWORD_LIMIT * 8)
      .toWellFormed()
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cf}\s\uFFFD]+/gu, ' ')
      // No language piles up more: what trends is shown to everyone, in the spelling of one.
      .replace(/(\p{M}{2})\p{M}+/gu, '$1')
      .trim(),
  )
    .slice(0, KEYWORD_LIMIT)
    .join('')
    .trim()
  // Marks alone stand on no letter.
  return /[^\p{M}\s]/u.test(keyword) ? keyword : ''
}

/** A keyword for comparison: lower case without diacritics. Two spellings of one search are the same (SRC-15). */
export const plainKeyword = (keyword: string): string => stripDiacritics(cleanKeyword(keyword)).toLowerCase()
