import type { Question } from './question'
import type { WordIndex } from './word-index'

export interface Ranked {
  id: number
  categoryId: number
  score: number
  /** it has every strong word of the question */
  hasAll: boolean
}

/** Articles with less than this share of the best one's score are about something else. */
const NEAR = 0.3
/** What an article without any of the strong words loses. */
const PARTIAL = 0.5
/** What a word counts that says nothing about what is asked. */
const WEAK = 0.15

/** Articles by how well they answer a question, the best first. Loops over arrays: a question's words are in most of many articles. */
export function rank({ articles, postings }: WordIndex, { terms }: Question): Ranked[] {
  const scores = new Float64Array(articles.length)
  const strong = new Uint8Array(articles.length)
  /** the best wording of the current term by article */
  const best = new Float32Array(articles.length)
  let wanted = 0
  for (const { lexemes, isStrong } of terms) {
    if (isStrong) wanted += 1
    best.fill(0)
    for (const [lexeme, counts] of lexemes) {
      const found = postings.get(lexeme)
      if (!found) continue
      const { at, weight } = found
      // A word of few articles says more than one of many.
      const rarity = Math.log(1 + articles.length / at.length)
      const factor = counts * rarity * (isStrong || /[_=]/.test(lexeme) ? 1 : WEAK)
      for (let index = 0; index < at.length; index += 1) {
        const place = at[index] ?? 0
        const value = factor * (weight[index] ?? 0)
        if (value > (best[place] ?? 0)) best[place] = value
      }
    }
    for (let place = 0; place < best.length; place += 1) {
      const value = best[place] ?? 0
      if (value === 0) continue
      scores[place] = (scores[place] ?? 0) + value
      if (isStrong) strong[place] = (strong[place] ?? 0) + 1
    }
  }
  let most = 0
  for (let place = 0; place < scores.length; place += 1) {
    const share = wanted === 0 ? 1 : 1 - PARTIAL + (PARTIAL * (strong[place] ?? 0)) / wanted
    const score = (scores[place] ?? 0) * share
    scores[place] = score
    if (score > most) most = score
  }
  if (most === 0) return []
  const found: Ranked[] = []
  for (const [place, { id, categoryId }] of articles.entries()) {
    const score = scores[place] ?? 0
    if (score >= NEAR * most) found.push({ id, categoryId, score, hasAll: strong[place] === wanted })
  }
  return found.sort((one, other) => other.score - one.score || one.id - other.id)
}
