import { desc, sql } from 'drizzle-orm'
import type { Database } from '../../../../database'
import { search_texts, search_words } from '../../../search-schema'
import { COLOUR_FAMILIES, COLOUR_WORDS } from '../../colours'
import { SYNONYM_WORDS } from '../../synonyms'
import { backgroundValue } from './background-value'
import { type RequiredLexemes, SHADE } from '../text-queries'

/**
 * The products of each common word as a set of bits, so that the total of a keyword of common words is counted in the process: the database
 * reads a page of the disk for each product it counts (docs/decisions/0091-totals-and-pages-from-memory.md).
 */
export interface WordSets {
  /** by lexeme; the products of all sets are numbered alike */
  sets: ReadonlyMap<string, Uint32Array>
  isComplete: boolean
}

/** Smaller catalogues are counted by the database in a few ms. */
export const COUNTED_IN_SETS_FROM = 50_000
/** A word is common when this share of the products has it; the others' products are few enough to be counted one by one. */
const COMMON_SHARE = 1 / 200
/** Limits the memory: a set takes a bit for each product. */
const MOST_SETS = 1_000
/** Texts read at once: a few ms of the process. */
const BATCH = 500
const WORD_BITS = 32

/** Words that are held even if they are rare: a keyword asks for all synonyms at once, and for a colour's word or its shades. */
const ALTERNATIVES: ReadonlySet<string> = new Set([...SYNONYM_WORDS, ...COLOUR_WORDS])

/** The lexemes that are held: common words, those of ALTERNATIVES that products have, colours of shades. */
async function heldLexemes(tx: Database, size: number, share: number): Promise<string[]> {
  const rows = await tx
    .select({ word: search_words.word })
    .from(search_words)
    .where(
      sql`${search_words.products} >= ${Math.ceil(size * share)} OR ${search_words.word} = ANY (${sql.param([...ALTERNATIVES])}::text[])`,
    )
    .orderBy(desc(search_words.products))
  const words = rows.map(({ word }) => word)
  const common = words.filter((word) => !ALTERNATIVES.has(word)).slice(0, MOST_SETS)
  return [
    ...words.filter((word) => ALTERNATIVES.has(word)),
    ...common,
    ...COLOUR_FAMILIES.map((family) => SHADE + family),
  ]
}

const EQUALS = 0x3d
const TILDE = 0x7e

/**
 * Adds the product to the set of each of its held lexemes. A tsvector as bytes is the number of its lexemes, then each with a zero byte
 * and a number of positions (two bytes), of which these texts have none. Of marked lexemes only shades are held.
 */
function addProduct(sets: ReadonlyMap<string, Uint32Array>, text: Buffer, product: number): void {
  const [place, bit] = [Math.floor(product / WORD_BITS), 1 << (product % WORD_BITS)]
  for (let start = 4; start < text.length;) {
    let end = start
    while (text[end] !== 0) end++
    if (text[start] !== EQUALS || text[start + 1] === TILDE) {
      const set = sets.get(text.toString('utf8', start, end))
      if (set) set[place] = (set[place] ?? 0) | bit
    }
    start = end + 3
  }
}

/** Reads the sets from all texts; all statements see the same state of the catalogue. */
export function readWordSets(db: Database, share = COMMON_SHARE): Promise<WordSets> {
  return db.transaction(
    async (tx) => {
      const { rows: counted } = await tx.execute<{ total: number; isComplete: boolean }>(sql`
        SELECT count(*)::integer AS total, pg_snapshot_xmin(pg_current_snapshot()) = pg_snapshot_xmax(pg_current_snapshot()) AS "isComplete"
        FROM ${search_texts}`)
      const { total: size, isComplete } = counted[0] ?? { total: 0, isComplete: false }
      const places = Math.ceil(size / WORD_BITS)
      const sets = new Map(
        (await heldLexemes(tx, size, share)).map((lexeme) => [lexeme, new Uint32Array(places)]),
      )
      // Named like the table, so that FETCH is not prepared (name-statements.ts): the cursor ends with the transaction.
      await tx.execute(
        sql`DECLARE search_texts NO SCROLL CURSOR FOR SELECT tsvectorsend(words) AS words FROM ${search_texts}`,
      )
      for (let product = 0; product < size;) {
        const { rows } = await tx.execute<{ words: Buffer }>(
          sql`FETCH ${sql.raw(String(BATCH))} FROM search_texts`,
        )
        if (rows.length === 0) throw new Error('the texts of the search ended before their number')
        for (const { words } of rows) addProduct(sets, words, product++)
      }
      return { sets, isComplete }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** The sets if they are known (background-value.ts). */
export const cachedWordSets = backgroundValue((db) => readWordSets(db))

function bitsIn(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The sets of an alternative's lexemes; 'none' when a word of it is in no product, null when one is not held. */
function setsOf({ sets }: WordSets, lexemes: readonly string[]): readonly Uint32Array[] | 'none' | null {
  if (lexemes.some((lexeme) => !sets.has(lexeme) && ALTERNATIVES.has(lexeme))) return 'none'
  const found = lexemes.flatMap((lexeme) => sets.get(lexeme) ?? [])
  return found.length === lexemes.length ? found : null
}

/** Number of products that have the required lexemes; null when the sets do not hold one of them. */
export function countInSets(held: WordSets, required: RequiredLexemes): number | null {
  const terms: (readonly Uint32Array[])[][] = []
  for (const alternatives of required) {
    const found = alternatives.map((lexemes) => setsOf(held, lexemes))
    if (found.includes(null)) return null
    terms.push(found.filter((sets) => sets !== null && sets !== 'none'))
  }
  const places = held.sets.values().next().value?.length ?? 0
  let total = 0
  for (let place = 0; place < places; place++) {
    let ofAll = -1
    for (const alternatives of terms) {
      let ofTerm = 0
      for (const sets of alternatives) {
        let bits = -1
        for (const set of sets) bits &= set[place] ?? 0
        ofTerm |= bits
      }
      ofAll &= ofTerm
      if (ofAll === 0) break
    }
    total += bitsIn(ofAll)
  }
  return total
}
