import { sql } from 'drizzle-orm'
import { correctionCost, isSyllable, maxEditDistance, swapsOf, typedSyllable } from '../../catalog'
import type { Database } from '../../database'
import type { WordIndex } from './word-index'
import { othersOf, PHRASES, SHORTHAND, WEAK } from './wordings'

/** A word or pair of a question with its other wordings; an article has it when it has one of them. */
export interface Term {
  /** lexemes, with what finding one counts */
  lexemes: ReadonlyMap<string, number>
  /** the question is not answered without it */
  isStrong: boolean
}

export interface Question {
  terms: readonly Term[]
  /** what is marked in excerpts */
  marked: ReadonlySet<string>
  /** the question with its slips mended; null when there was none */
  corrected: string | null
}

const SAME = 0.7

/** The known words that were most likely meant by those that are in no article. */
async function meant(db: Database, typed: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (typed.length === 0) return new Map()
  const asked = typed.map((word) => ({
    word,
    swaps: swapsOf(word),
    start: `${word.replace(/[%_\\]/g, '')}%`,
  }))
  const { rows } = await db.execute<{ typed: string; word: string; posts: number }>(sql`
    SELECT asked.word AS typed, near.word, near.posts
    FROM json_to_recordset(${JSON.stringify(asked)}::json) AS asked(word text, swaps text[], start text)
    CROSS JOIN LATERAL (
      SELECT word, posts FROM content.words
      WHERE word <> '' AND abs(length(word) - length(asked.word)) <= 2
        AND (word % asked.word OR word = ANY (asked.swaps) OR word LIKE asked.start)
      ORDER BY similarity(word, asked.word) DESC, posts DESC LIMIT 30
    ) near`)
  const found = new Map<string, { word: string; cost: number; posts: number }>()
  for (const { typed: word, ...known } of rows) {
    const cost = correctionCost(word, known.word)
    if (cost > maxEditDistance(word.length)) continue
    const best = found.get(word)
    if (!best || cost < best.cost || (cost === best.cost && known.posts > best.posts))
      found.set(word, { ...known, cost })
  }
  return new Map([...found].map(([word, known]) => [word, known.word]))
}

const pairsOf = (words: readonly string[]): string[] =>
  words.slice(1).map((word, at) => `${words[at] ?? ''}_${word}`)

const LONGEST_PHRASE = 5

/** All runs of words, for those that are whole keywords of an article. */
const phrasesIn = (words: readonly string[]): string[] =>
  words.flatMap((_, from) =>
    Array.from({ length: Math.min(LONGEST_PHRASE, words.length - from) }, (_each, length) =>
      words.slice(from, from + length + 1).join(' '),
    ),
  )

/** Lexemes of a phrase: its words when there is one, else its pairs. */
const lexemesOf = (phrase: string): string[] => {
  const words = phrase.split(' ')
  return words.length === 1 ? words : pairsOf(words)
}

type Read = { word: string; isKnown: boolean }

/** The words of a question without shorthand; those that no article has are slips, or nothing the shop writes about. */
function expand(typed: readonly string[], { postings }: WordIndex): Read[] {
  return typed.flatMap((word): Read[] => {
    const known = SHORTHAND.get(word)
    if (known !== undefined)
      return known === '' ? [] : known.split(' ').map((each) => ({ word: each, isKnown: true }))
    return [{ word, isKnown: postings.has(word) || WEAK.has(word) }]
  })
}

/** Reads what a shopper typed: slang, slips, other words for the same. @param typed the words as catalog.words_of gives them */
export async function readQuestion(
  db: Database,
  typed: readonly string[],
  index: WordIndex,
): Promise<Question> {
  const read = expand(typed, index)
  const slips = new Map<string, string>()
  const unknown: string[] = []
  for (const { word, isKnown } of read) {
    if (isKnown) continue
    const decoded = typedSyllable(word)?.plain
    if (decoded !== undefined && index.postings.has(decoded)) slips.set(word, decoded)
    else if (!isSyllable(word) || word.length >= 3) unknown.push(word)
  }
  for (const [word, known] of await meant(db, unknown)) slips.set(word, known)
  const words = read.map(({ word, isKnown }) => (isKnown ? word : (slips.get(word) ?? word)))
  const isCorrected = slips.size > 0
  const terms: Term[] = words.map((word) => ({
    lexemes: new Map([[word, 1]]),
    isStrong: !WEAK.has(word),
  }))
  for (const pair of pairsOf(words)) terms.push({ lexemes: new Map([[pair, 1.6]]), isStrong: false })
  for (const phrase of phrasesIn(words)) {
    const said = phrase.split(' ').filter((word) => !WEAK.has(word)).length
    if (said > 0) terms.push({ lexemes: new Map([[`=${phrase}`, 1 + said / 2]]), isStrong: false })
  }
  const text = ` ${words.join(' ')} `
  for (const phrase of PHRASES) {
    if (!text.includes(` ${phrase} `)) continue
    for (const other of othersOf(phrase))
      terms.push({
        lexemes: new Map(lexemesOf(other).map((lexeme) => [lexeme, SAME * (lexeme.includes('_') ? 1.6 : 1)])),
        isStrong: false,
      })
  }
  const others = PHRASES.filter((phrase) => text.includes(` ${phrase} `)).flatMap(othersOf)
  return {
    terms,
    marked: new Set(
      [...words, ...others.flatMap((phrase) => phrase.split(' '))].filter((word) => !WEAK.has(word)),
    ),
    corrected: isCorrected ? words.join(' ') : null,
  }
}
