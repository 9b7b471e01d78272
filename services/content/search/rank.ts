import type { Question, Term } from './question'
import type { WordIndex } from './word-index'

/** What a question finds. */
export interface Found {
  /** places of the articles in the index, the best first */
  places: Int32Array
  /** some of them have every strong word of the question */
  hasAll: boolean
}

/** Articles with less than this share of the best one's score are about something else. */
const NEAR = 0.3
/** What an article without any of the strong words loses. */
const PARTIAL = 0.5
/** What a word counts that says nothing about what is asked. */
const WEAK = 0.15

/** Adds what a term's wordings say about articles: of several wordings an article has, the best one counts. */
function addTerm(
  { ids, postings }: WordIndex,
  { lexemes, isStrong }: Term,
  { scores, strong, best }: { scores: Float64Array; strong: Uint8Array; best: Float32Array },
): void {
  const wordings = [...lexemes].flatMap(([lexeme, counts]) => {
    const found = postings.get(lexeme)
    if (!found) return []
    // A word of few articles says more than one of many.
    const rarity = Math.log(1 + ids.length / found.at.length)
    return [{ ...found, factor: counts * rarity * (isStrong || /[_=]/.test(lexeme) ? 1 : WEAK) }]
  })
  for (const { at, weight, factor } of wordings) {
    for (let index = 0; index < at.length; index += 1) {
      const place = at[index] ?? 0
      const value = factor * (weight[index] ?? 0)
      const before = best[place] ?? 0
      if (value <= before) continue
      best[place] = value
      scores[place] = (scores[place] ?? 0) + value - before
      if (isStrong && before === 0) strong[place] = (strong[place] ?? 0) + 1
    }
  }
  for (const { at } of wordings) for (const place of at) best[place] = 0
}

/** Most articles an index can have; scores and places are sorted as one number each. */
const MOST_PLACES = 2 ** 24
const SCORE_STEPS = 1e5

/** Places by their scores, the highest first, then by place. Numbers are sorted without a comparison in JavaScript: there may be thousands. */
function sortPlaces(places: readonly number[], scores: Float64Array): Int32Array {
  const keys = Float64Array.from(
    places,
    (place) => Math.round((scores[place] ?? 0) * SCORE_STEPS) * MOST_PLACES + (MOST_PLACES - 1 - place),
  )
  return Int32Array.from(keys.sort().reverse(), (key) => MOST_PLACES - 1 - (key % MOST_PLACES))
}

/** Articles by how well they answer a question. Loops over arrays: a question's words are in most of many articles. */
export function rank(index: WordIndex, { terms }: Question): Found {
  const size = index.ids.length
  const scores = new Float64Array(size)
  const strong = new Uint8Array(size)
  /** of the current term */
  const best = new Float32Array(size)
  for (const term of terms) addTerm(index, term, { scores, strong, best })
  const wanted = terms.filter(({ isStrong }) => isStrong).length
  let most = 0
  for (let place = 0; place < size; place += 1) {
    const share = wanted === 0 ? 1 : 1 - PARTIAL + (PARTIAL * (strong[place] ?? 0)) / wanted
    const score = (scores[place] ?? 0) * share
    scores[place] = score
    if (score > most) most = score
  }
  const near: number[] = []
  let hasAll = false
  for (let place = 0; most > 0 && place < size; place += 1) {
    if ((scores[place] ?? 0) < NEAR * most) continue
    near.push(place)
    hasAll ||= strong[place] === wanted
  }
  return { places: sortPlaces(near, scores), hasAll }
}
