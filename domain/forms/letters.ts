/**
 * Letters of Vietnamese by how Unicode composes them: a base letter and marks of tone or shape, in either normal form.
 * No list of letters, so none is forgotten; letters of other alphabets that look alike are none (spec 2 §5 alpha_vi and its kin).
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

/** Names of people, wherever they come from: letters of any alphabet, joined by single spaces. */
export const isPersonName = (text: string) =>
  /^[\p{L}\p{M}]+(?: [\p{L}\p{M}]+)*$/u.test(text.normalize('NFC'))

/** How many letters a reader counts: 'ắ' is one in either normal form. */
export const letterCount = (text: string) => Array.from(text.normalize('NFC')).length
