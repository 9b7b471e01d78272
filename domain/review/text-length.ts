/** How long the text of a review is at least (REV-15): words as in the specification, or characters where a shop wants so. */
export interface LeastLength {
  least: number
  unit: 'words' | 'characters'
}

/** Words of a text: what stands between blanks and holds a letter or a digit. A Vietnamese word of two syllables counts as two. */
export const countWords = (text: string): number =>
  text
    .normalize('NFC')
    .split(/\s+/u)
    .filter((part) => /[\p{L}\p{N}]/u.test(part)).length

const graphemes = new Intl.Segmenter('vi', { granularity: 'grapheme' })

/** Characters as a reader counts them: 'ộ' is one in either Unicode form, an emoji is one, and so is a row of blanks. */
const countCharacters = (text: string): number =>
  Array.from(graphemes.segment(text.normalize('NFC').trim().replace(/\s+/gu, ' '))).length

export const textLength = (text: string, unit: LeastLength['unit']): number =>
  unit === 'words' ? countWords(text) : countCharacters(text)

/** How many words or characters are still missing; 0 once the text is long enough. */
export const missingLength = (text: string, { least, unit }: LeastLength): number =>
  Math.max(0, least - textLength(text, unit))
