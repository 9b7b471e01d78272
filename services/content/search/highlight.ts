import { foldText } from '@/domain/text'

const LENGTH = 180
const WORD = /[\p{L}\p{M}\p{N}]+/gu

const escape = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

interface Word {
  at: number
  end: number
  isMarked: boolean
}

const wordsOf = (text: string, marked: ReadonlySet<string>): Word[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    at: index,
    end: index + word.length,
    isMarked: marked.has(foldText(word)),
  }))

/** The place of the window with the most marked words. */
function bestWindow(words: readonly Word[]): { from: number; to: number } {
  let [from, best, count, first] = [0, 0, 0, 0]
  for (const word of words) {
    if (word.isMarked) count += 1
    while (word.end - (words[first]?.at ?? 0) > LENGTH) {
      if (words[first]?.isMarked) count -= 1
      first += 1
    }
    if (count > best) {
      best = count
      from = first
    }
  }
  const start = words[from]
  const last = words.findLast(({ end }) => end - (start?.at ?? 0) <= LENGTH)
  return { from: start?.at ?? 0, to: last?.end ?? 0 }
}

/** An excerpt in HTML around the words that were searched, each in <mark>; nothing else of the text is markup. */
export function highlight(text: string, marked: ReadonlySet<string>): string {
  const words = wordsOf(text, marked)
  const { from, to } = bestWindow(words)
  let html = from > 0 ? '… ' : ''
  let done = from
  for (const { at, end, isMarked } of words) {
    if (!isMarked || at < from || end > to) continue
    html += `${escape(text.slice(done, at))}<mark>${escape(text.slice(at, end))}</mark>`
    done = end
  }
  const rest = text.slice(to).trim().length > 1
  return `${html}${escape(rest ? text.slice(done, to) : text.slice(done))}${rest ? ' …' : ''}`
}
