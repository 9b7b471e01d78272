import { sql } from 'drizzle-orm'
import type { Database } from '../../../database'
import type { Understood } from '../engine'
import { keeper } from '../kept'
import { type Questions, questionsOf } from './questions'
import { type ReadKeyword, readKeyword } from './read-keyword'
import { countUpTo, FROM_TEXTS } from './rows'

/** What is looked for, as tsquery texts, the best first. Each holds for whatever one before it holds for. */
export type Match = readonly string[]

/** How a keyword is read: what it asks of the texts, with all its words, or with all but one when no product has them all. */
export interface Reading {
  understood: Understood
  /** empty when nothing can be found */
  match: Match
  /** how many texts match, counted up to 10.000 */
  total: number
}

const kept = keeper<Reading>()

async function findsAny(db: Database, words: string | null | undefined): Promise<boolean> {
  if (words == null) return false
  const { rows } = await db.execute(
    sql`SELECT FROM ${FROM_TEXTS} WHERE text.words @@ ${words}::tsquery LIMIT 1`,
  )
  return rows.length > 0
}

/**
 * The better of the two ways to read the last word. Taken for a slip when nothing begins so, or when only then the words stand side by side
 * in a name: 'kem chong nag' is no cream of Nagisato's.
 */
async function chosen(db: Database, first: ReadKeyword): Promise<ReadKeyword> {
  const second = first.otherwise
  if (!second?.is_corrected) return first
  const [asTyped, asSlip] = [questionsOf(first), questionsOf(second)]
  if (await findsAny(db, asTyped?.anywhere)) {
    const isSlip = (await findsAny(db, asSlip?.together)) && !(await findsAny(db, asTyped?.together))
    return isSlip ? second : first
  }
  return (await findsAny(db, asSlip?.anywhere)) ? second : first
}

/** Reads a keyword, kept until a row changes. */
export function readingOf(db: Database, keyword: string, version: string): Promise<Reading> {
  return kept(keyword, version, async () => {
    const typed = await chosen(db, await readKeyword(db, keyword, version))
    const questions = questionsOf(typed)
    const total = questions ? await countUpTo(db, { where: [], words: questions.anywhere }) : 0
    const isLoosened = questions?.loosened != null && total === 0
    const match = questions ? matchOf(questions, isLoosened) : []
    return {
      understood: {
        keyword: typed.is_corrected ? typed.words.join(' ') : keyword.trim(),
        is_corrected: typed.is_corrected,
        is_loosened: isLoosened,
      },
      match,
      total: isLoosened ? await countUpTo(db, { where: [], words: match[0] ?? null }) : total,
    }
  })
}

function matchOf(
  { exact, together, typed, named, anywhere, loosened }: Questions,
  isLoosened: boolean,
): Match {
  if (isLoosened) return [loosened ?? anywhere]
  return [exact, ...(together === null ? [] : [together]), typed, named, anywhere]
}
