/**
 * Letters of Vietnamese by how Unicode composes them: a base letter and marks of tone or shape, in either normal form.
 * No list of letters, so none is forgotten; letters of other alphabets that look alike are none (FRM-24 to FRM-27).
 */
const LETTER = '[A-Za-zĐđ][\\u0300\\u0301\\u0302\\u0303\\u0306\\u0309\\u031B\\u0323]*'

const ALPHA = new RegExp(`^(?:${LETTER})+$`, 'u')
const ALPHA_SPACE = new RegExp(`^(?:${LETTER}| )+$`, 'u')
const ALPHA_DASH = new RegExp(`^(?:${LETTER}|[0-9_-])+$`, 'u')

const decomposed = (text: string) => text.normalize('NFD')

/** alpha_vi: letters only. */
export const isAlphaVi = (text: string) => ALPHA.test(decomposed(text))

/** alpha_space_vi: letters and spaces. */
export const isAlphaSpaceVi = (text: string) => ALPHA_SPACE.test(decomposed(text))

/** alpha_dash_vi: letters, digits, underscore and hyphen. */
export const isAlphaDashVi = (text: string) => ALPHA_DASH.test(decomposed(text))

/** A visible letter: the fillers of Hangul are letters too, and show nothing. Marks combine with a letter, never alone. */
const SEEN_LETTER = '(?!\\p{Default_Ignorable_Code_Point})\\p{L}'
const NAME_WORD = `${SEEN_LETTER}(?:${SEEN_LETTER}|\\p{M})*`
const PERSON_NAME = new RegExp(`^${NAME_WORD}(?: ${NAME_WORD})*$`, 'u')
const LETTER_OR_DIGIT = new RegExp(`${SEEN_LETTER}|\\p{N}`, 'u')
const VISIBLE = /(?!\p{Default_Ignorable_Code_Point})[^\p{M}\p{Z}\p{C}]/u

/** Names of people, wherever they come from: letters of any alphabet, joined by single spaces. */
export const isPersonName = (text: string) => PERSON_NAME.test(text.normalize('NFC'))

/** The words of a name, as `isPersonName` takes them, whatever separates them. */
export const nameWords = (text: string): string[] =>
  text.normalize('NFC').match(new RegExp(NAME_WORD, 'gu')) ?? []

/** Whether anything is to be read: marks, spaces and zero-width characters alone are nothing. */
export const isVisible = (text: string) => VISIBLE.test(text)

/** Whether there is more than signs. */
export const hasLetterOrDigit = (text: string) => LETTER_OR_DIGIT.test(text)

/** How many letters a reader counts: 'ắ' is one in either normal form. */
export const letterCount = (text: string) => Array.from(text.normalize('NFC')).length
