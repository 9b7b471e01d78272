import { colourFamily, NOT_COLOURS } from './colours'
import { SYNONYMS, wordingsOfPhrase } from './synonyms'
import { isSyllable } from './telex'
import { GIFTS, RECIPIENTS, WEAK_PHRASES } from './weak-words'

/**
 * What a term says: 'subject' what is looked for; 'detail' a number, a size or a colour, which means nothing alone; 'weak' nothing a
 * product must have.
 */
type Role = 'subject' | 'detail' | 'weak'

/** One thing a keyword asks for. */
export interface Term {
  /** place of its first word in the keyword */
  at: number
  /** how many words of the keyword it takes */
  length: number
  role: Role
  /** any of these, each of one or more words; as it was typed first */
  phrases: readonly (readonly string[])[]
  /** the family of shades it names; null for what is no colour */
  colour: string | null
  /** telling: names by itself what is looked for, as a known phrase or a long foreign word does. A single syllable does not: 'máy' of 'xe máy'. */
  isTelling: boolean
}

const lengthOf = (phrase: string) => phrase.split(' ').length

const synonyms = new Set(SYNONYMS)
const weak = new Set(WEAK_PHRASES)
const recipients = new Set(RECIPIENTS)
const gifts = new Set(GIFTS)
const phrases = new Set([...SYNONYMS, ...WEAK_PHRASES, ...NOT_COLOURS, ...RECIPIENTS])
const LONGEST = Math.max(...[...phrases].map(lengthOf))

/** A word of so many letters is the name of something. */
const TELLING_LENGTH = 5

const isMeasure = (word: string): boolean => /^\d/.test(word)

function isTelling(own: readonly string[]): boolean {
  const phrase = own.join(' ')
  if (synonyms.has(phrase)) return true
  return own.length === 1 && phrase.length >= TELLING_LENGTH && !isMeasure(phrase) && !isSyllable(phrase)
}

/** The words of a keyword as what it asks for, the longest known phrases together: ['son', 'mau', 'do'] → son or lipstick, (màu), đỏ. */
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
      isTelling: isTelling(own),
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

/** The terms a product must have: those that are not weak, or all of them when nothing else is left. */
export function requiredOf(terms: readonly Term[]): readonly Term[] {
  const required = terms.filter(({ role }) => role !== 'weak')
  return required.length > 0 ? required : terms
}

/** Which of these words are no slips though no product has them: parts of a known phrase, and colours. */
export function knownPlaces(words: readonly string[]): ReadonlySet<number> {
  return new Set(
    termsOf(words).flatMap(({ at, length, colour }) => {
      const own = words.slice(at, at + length)
      return colour !== null || phrases.has(own.join(' ')) ? own.map((_, offset) => at + offset) : []
    }),
  )
}

const MOST_WORDINGS = 12

/** Other ways to say the same, weak words left out: what names of categories and tags are compared with. */
export function wordingsOf(words: readonly string[]): string[][] {
  let ways: string[][] = [[]]
  for (const term of requiredOf(termsOf(words)))
    ways = ways.flatMap((way) => term.phrases.map((phrase) => [...way, ...phrase])).slice(0, MOST_WORDINGS)
  return [[...words], ...ways]
}
