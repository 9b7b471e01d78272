import { colourFamily, NOT_COLOURS } from './colours'
import { SYNONYMS, wordingsOfPhrase } from './synonyms'
import { isSyllable } from './telex'
import { GIFTS, RECIPIENTS, WEAK_PHRASES } from './weak-words'

/**
 * The role of a term: 'subject' names a product, 'detail' is a number, a size or a colour, which cannot be searched alone, and 'weak' is
 * not required of a product.
 */
type Role = 'subject' | 'detail' | 'weak'

/** A word or phrase of a keyword that is matched as one. */
export interface Term {
  /** index of its first word in the keyword */
  at: number
  /** number of its words in the keyword */
  length: number
  role: Role
  /** alternative wordings, each a list of words; the typed one first */
  phrases: readonly (readonly string[])[]
  /** its colour family; null when it is no colour */
  colour: string | null
  /** specific enough to be searched alone: a known phrase or a long foreign word, not a single syllable ('máy' of 'xe máy') */
  isSpecific: boolean
}

const lengthOf = (phrase: string) => phrase.split(' ').length

const synonyms = new Set(SYNONYMS)
const weak = new Set(WEAK_PHRASES)
const recipients = new Set(RECIPIENTS)
const gifts = new Set(GIFTS)
const phrases = new Set([...SYNONYMS, ...WEAK_PHRASES, ...NOT_COLOURS, ...RECIPIENTS])
const LONGEST = Math.max(...[...phrases].map(lengthOf))

/** Minimum length of a foreign word that is specific, in letters. */
const SPECIFIC_LENGTH = 5

const isMeasure = (word: string): boolean => /^\d/.test(word)

function isTelling(own: readonly string[]): boolean {
  const phrase = own.join(' ')
  if (synonyms.has(phrase)) return true
  return own.length === 1 && phrase.length >= SPECIFIC_LENGTH && !isMeasure(phrase) && !isSyllable(phrase)
}

/** Splits a keyword into terms, longest known phrases first: ['son', 'mau', 'do'] → son or lipstick, màu (weak), đỏ. */
export function termsOf(words: readonly string[]): Term[] {
  const terms: Term[] = []
  let isGift = false
  for (let at = 0; at < words.length;) {
    const own = longestAt(words, at, isGift)
    const phrase = own.join(' ')
    isGift ||= gifts.has(phrase)
    terms.push({
      at,
      role: roleOf(phrase, isGift),
      length: own.length,
      phrases: wordingsOfPhrase(phrase).map((wording) => wording.split(' ')),
      colour: colourFamily(phrase),
      isSpecific: isTelling(own),
    })
    at += own.length
  }
  return terms
}

function longestAt(words: readonly string[], at: number, isGift: boolean): readonly string[] {
  for (let length = Math.min(LONGEST, words.length - at); length > 1; length--) {
    const own = words.slice(at, at + length)
    const phrase = own.join(' ')
    if (phrases.has(phrase) && (isGift || !isOnlyRecipient(phrase))) return own
  }
  return words.slice(at, at + 1)
}

const isOnlyRecipient = (phrase: string) =>
  recipients.has(phrase) && !synonyms.has(phrase) && !weak.has(phrase)

function roleOf(phrase: string, isGift: boolean): Role {
  if (synonyms.has(phrase)) return 'subject'
  if (weak.has(phrase) || (isGift && recipients.has(phrase))) return 'weak'
  return colourFamily(phrase) !== null || isMeasure(phrase) ? 'detail' : 'subject'
}

/** The terms that a product must have: those that are not weak, or all terms when all are weak. */
export function requiredOf(terms: readonly Term[]): readonly Term[] {
  const required = terms.filter(({ role }) => role !== 'weak')
  return required.length > 0 ? required : terms
}

/** Indexes of words that are never corrected, even if no product has them: parts of known phrases, and colours. */
export function knownWordIndexes(words: readonly string[]): ReadonlySet<number> {
  return new Set(
    termsOf(words).flatMap(({ at, length, colour }) => {
      const own = words.slice(at, at + length)
      return colour !== null || phrases.has(own.join(' ')) ? own.map((_, offset) => at + offset) : []
    }),
  )
}

const MOST_WORDINGS = 12

/** The words as typed, then all combinations of their terms' wordings without weak words; compared with names of brands, categories and tags. */
export function wordingsOf(words: readonly string[]): string[][] {
  let ways: string[][] = [[]]
  for (const term of requiredOf(termsOf(words)))
    ways = ways.flatMap((way) => term.phrases.map((phrase) => [...way, ...phrase])).slice(0, MOST_WORDINGS)
  return [[...words], ...ways]
}
