/** A name that others may read: the first word, and of each further one the first letter ('Nguyễn T. M.'); of a single word two letters. */
export function maskName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  const letters = (word: string, count: number) => Array.from(word).slice(0, count).join('')
  if (others.length === 0) return `${letters(first, 2)}…`
  return [first, ...others.map((word) => `${letters(word, 1)}.`)].join(' ')
}
