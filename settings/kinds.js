// @ts-check

/**
 * Kinds of settings. A kind parses the text of the environment; `read` gives undefined for a wrong value, and `allowed` says what is
 * right. Plain JavaScript without packages: it runs before anything is installed.
 * @template T
 * @typedef {object} Kind
 * @property {(text: string) => T | undefined} read
 * @property {T} fallback what a setting holds that is not set
 * @property {string} allowed ends the sentence "NAME must be …"
 */

/** Any text; the empty one when it is not set. @param {string} [fallback] @returns {Kind<string>} */
export const text = (fallback = '') => ({ read: (value) => value, fallback, allowed: 'a text' })

/**
 * @template {number | undefined} Fallback @param {Fallback} fallback @param {{ min?: number, max?: number }} [range]
 * @returns {Kind<number | Fallback>}
 */
export const wholeNumber = (fallback, { min = 0, max = Number.MAX_SAFE_INTEGER } = {}) => ({
  read: (value) => {
    const number = /^\d{1,16}$/.test(value) ? Number(value) : NaN
    return number >= min && number <= max ? number : undefined
  },
  fallback,
  allowed:
    max === Number.MAX_SAFE_INTEGER
      ? `a whole number, ${min} or more`
      : `a whole number from ${min} to ${max}`,
})

/** @template {number | undefined} Fallback @param {Fallback} fallback */
export const port = (fallback) => wholeNumber(fallback, { min: 1, max: 65_535 })

/** Milliseconds something may take. @param {number} fallback */
export const milliseconds = (fallback) => wholeNumber(fallback, { min: 1 })

/** @param {number} fallback @returns {Kind<number>} */
export const factor = (fallback) => ({
  read: (value) => (/^\d+(\.\d+)?$/.test(value) && Number(value) > 0 ? Number(value) : undefined),
  fallback,
  allowed: 'a number above 0',
})

/**
 * One of a few words; `undefined` as the fallback when it matters that none was chosen.
 * @template {string} Word @template {Word | undefined} Fallback
 * @param {readonly Word[]} words @param {Fallback} fallback @returns {Kind<Word | Fallback>}
 */
export const oneOf = (words, fallback) => ({
  read: (value) => words.find((word) => word === value),
  fallback,
  allowed: `one of ${words.join(', ')}`,
})

/** @param {string} value */
const isWebAddress = (value) => URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol)

/** An http or https address. @param {string} [fallback] @returns {Kind<string>} */
export const webAddress = (fallback = '') => ({
  read: (value) => (isWebAddress(value) ? value : undefined),
  fallback,
  allowed: 'an address that begins with http:// or https://',
})

/** @param {string} value */
const entriesOf = (value) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

/** A comma list. @returns {Kind<readonly string[]>} */
export const list = () => ({ read: entriesOf, fallback: [], allowed: 'a comma list' })

/** A comma list of http or https addresses, without the slash at their end. @returns {Kind<readonly string[]>} */
export const webAddresses = () => ({
  read: (value) => {
    const entries = entriesOf(value)
    return entries.every(isWebAddress) ? entries.map((entry) => entry.replace(/\/+$/, '')) : undefined
  },
  fallback: [],
  allowed: 'a comma list of addresses that begin with http:// or https://',
})

/** Text in JSON, read by the part that uses it. @param {string} [fallback] @returns {Kind<string>} */
export const json = (fallback = '') => ({
  read: (value) => {
    try {
      JSON.parse(value)
      return value
    } catch {
      return undefined
    }
  },
  fallback,
  allowed: 'JSON',
})
