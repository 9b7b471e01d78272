const MOST_LINES = 3
const LINE_LENGTH = 10

/** A segment's name in lines that fit it, broken between words; the last line ends in '…' where the name is longer. */
export function segmentLines(name: string): string[] {
  const lines: string[] = []
  for (const word of name.trim().split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < LINE_LENGTH)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  const shown = lines.slice(0, MOST_LINES)
  const end = shown.at(-1)
  if (lines.length > MOST_LINES && end !== undefined) shown[MOST_LINES - 1] = `${end}…`
  return shown
}
