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

/** Folded forms of words: texts of the help centre share most of theirs, and folding is most of the work of marking. */
const folded = new Map<string, string>()
const MOST_FOLDED = 20_000

function fold(word: string): string {
  const known = folded.get(word)
  if (known !== undefined) return known
  if (folded.size >= MOST_FOLDED) folded.clear()
  const fresh = foldText(word)
  folded.set(word, fresh)
  return fresh
}

function wordsOf(text: string, marked: ReadonlySet<string>): Word[] {
  const words: Word[] = []
  WORD.lastIndex = 0
  for (let found = WORD.exec(text); found; found = WORD.exec(text)) {
    words.push({ at: found.index, end: WORD.lastIndex, isMarked: marked.has(fold(found[0])) })
  }
  return words
}

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
