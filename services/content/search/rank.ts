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

/** Articles by how well they answer a question, the best first. */
export function rank({ articles, postings }: WordIndex, { terms }: Question): Ranked[] {
  const scores = new Float64Array(articles.length)
  const strong = new Uint8Array(articles.length)
  const wanted = terms.filter(({ isStrong }) => isStrong).length
  for (const { lexemes, isStrong } of terms) {
    const best = new Map<number, number>()
    for (const [lexeme, counts] of lexemes) {
      const found = postings.get(lexeme)
      if (!found) continue
      // A word of few articles says more than one of many.
      const rarity = Math.log(1 + articles.length / found.at.length)
      for (let index = 0; index < found.at.length; index += 1) {
        const at = found.at[index] ?? 0
        const value =
          counts * rarity * (found.weight[index] ?? 0) * (isStrong || /[_=]/.test(lexeme) ? 1 : 0.15)
        best.set(at, Math.max(best.get(at) ?? 0, value))
      }
    }
    for (const [at, value] of best) {
      scores[at] = (scores[at] ?? 0) + value
      if (isStrong) strong[at] = (strong[at] ?? 0) + 1
    }
  }
  if (wanted > 0)
    for (const [at, count] of strong.entries())
      scores[at] = (scores[at] ?? 0) * (1 - PARTIAL + (PARTIAL * count) / wanted)
  const least = NEAR * scores.reduce((most, score) => Math.max(most, score), 0)
  if (least === 0) return []
  const found = articles.flatMap(({ id, categoryId }, at): Ranked[] => {
    const score = scores[at] ?? 0
    return score >= least ? [{ id, categoryId, score, hasAll: strong[at] === wanted }] : []
  })
  return found.sort((one, other) => other.score - one.score || one.id - other.id)
}
