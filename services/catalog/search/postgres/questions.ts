import { termsOf, type Term } from '../synonyms'
import type { ReadKeyword } from './read-keyword'

/** Texts of type tsquery. Lexemes are letters and digits alone (`catalog.words_of`), so quoting them is enough. */
export interface Questions {
  /** the whole name, or the whole brand */
  exact: string
  /** the words side by side in the name, the last perhaps unfinished; null for a single word */
  together: string | null
  /** all words in name and brand, just as they were typed */
  typed: string
  /** all words in name and brand, or what means the same; the last may be unfinished */
  named: string
  /** all words anywhere */
  anywhere: string
  /** all words but one; null for a single word */
  loosened: string | null
}

const lexeme = (word: string, mark: string, isOpen: boolean) =>
  `'${mark}${word.replaceAll("'", "''").replaceAll('\\', '\\\\')}'${isOpen ? ':*' : ''}`

function phrase(words: readonly string[], mark: string, isOpen: boolean): string {
  const parts = words.map((word, at) => lexeme(word, mark, isOpen && at === words.length - 1))
  return parts.length === 1 ? parts.join('') : `(${parts.join(' & ')})`
}

/** One term: what was typed, or any phrase that means the same. Only what was typed may be unfinished. */
function any(term: Term, mark: string, isOpen: boolean): string {
  const phrases = term.map((words, at) => phrase(words, mark, isOpen && at === 0))
  return phrases.length === 1 ? phrases.join('') : `(${phrases.join(' | ')})`
}

const all = (terms: readonly string[]) => terms.join(' & ')

/** What the rows are asked for a keyword; null when it has no word. */
export function questionsOf({ words, is_open }: ReadKeyword): Questions | null {
  if (words.length === 0) return null
  const terms = termsOf(words)
  const written = (mark: string) =>
    terms.map((term, at) => any(term, mark, is_open && at === terms.length - 1))
  const anywhere = written('')
  const butOne = anywhere.map((_, left) => `(${all(anywhere.filter((_, at) => at !== left))})`)
  const pairs = words
    .slice(1)
    .map((word, at, seconds) =>
      lexeme(`${words[at] ?? ''}_${word}`, '=', is_open && at === seconds.length - 1),
    )
  return {
    exact: lexeme(words.join(' '), '==', false),
    together: words.length > 1 ? all(pairs) : null,
    typed: all(words.map((word) => lexeme(word, '=', false))),
    named: all(written('=')),
    anywhere: all(anywhere),
    loosened: terms.length > 1 ? butOne.join(' | ') : null,
  }
}
