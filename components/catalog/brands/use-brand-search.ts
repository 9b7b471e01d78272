import { useState } from 'react'
import { stripDiacritics } from '@/domain/text'

/** Initial of a name in the index: its first letter without diacritics, '#' for anything else. */
function initialOf(name: string): string {
  const [first = ''] = stripDiacritics(name.trim()).toUpperCase()
  return /^[A-Z]$/.test(first) ? first : '#'
}

const folded = (text: string) => stripDiacritics(text).toLowerCase().trim()

/** Filters names by a text or by one letter; setting one clears the other. */
export function useBrandSearch<Entry extends { name: string }>(entries: readonly Entry[]) {
  const [text, setText] = useState('')
  const [letter, setLetter] = useState<string | null>(null)
  const wanted = folded(text)
  const byName = entries.toSorted((a, b) => a.name.localeCompare(b.name, 'vi'))
  return {
    text,
    letter,
    isSearching: wanted !== '' || letter !== null,
    letters: [...new Set(byName.map(({ name }) => initialOf(name)))].sort(),
    found: byName.filter(({ name }) =>
      letter === null ? folded(name).includes(wanted) : initialOf(name) === letter,
    ),
    search: (next: string) => {
      setText(next)
      setLetter(null)
    },
    choose: (next: string) => {
      setText('')
      setLetter((now) => (now === next ? null : next))
    },
  }
}
