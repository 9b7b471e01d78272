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

const MOST_WORDS = 16
const SAME = 0.7

async function wordsOf(db: Database, keyword: string): Promise<string[]> {
  const { rows } = await db.execute<{ words: string[] }>(sql`SELECT catalog.words_of(${keyword}) AS words`)
  return (rows[0]?.words ?? []).slice(0, MOST_WORDS)
}

/** The known word that was most likely meant; null when none is near. */
async function meant(db: Database, word: string): Promise<string | null> {
  const { rows } = await db.execute<{ word: string; posts: number }>(sql`
    SELECT word, posts FROM content.words
    WHERE word <> '' AND abs(length(word) - length(${word})) <= 2
      AND (word % ${word} OR word = ANY (${sql.param(swapsOf(word))}::text[]) OR word LIKE ${`${word.replace(/[%_\\]/g, '')}%`})
    ORDER BY similarity(word, ${word}) DESC, posts DESC LIMIT 30`)
  const near = rows
    .map((row) => ({ ...row, cost: correctionCost(word, row.word) }))
    .filter(({ cost }) => cost <= maxEditDistance(word.length))
    .sort((one, other) => one.cost - other.cost || other.posts - one.posts)
  return near[0]?.word ?? null
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

/** Reads what a shopper typed: slang, slips, other words for the same. */
export async function readQuestion(db: Database, keyword: string, index: WordIndex): Promise<Question> {
  const typed = await wordsOf(db, keyword)
  const words: string[] = []
  let isCorrected = false
  for (const word of typed) {
    const known = SHORTHAND.get(word)
    if (known !== undefined) {
      if (known !== '') words.push(...known.split(' '))
      continue
    }
    if (index.postings.has(word) || WEAK.has(word)) {
      words.push(word)
      continue
    }
    const decoded = typedSyllable(word)?.plain
    const found =
      decoded !== undefined && index.postings.has(decoded)
        ? decoded
        : isSyllable(word) && word.length < 3
          ? null
          : await meant(db, word)
    isCorrected ||= found !== null
    words.push(found ?? word)
  }
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
