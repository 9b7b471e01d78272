/** IDs of requirements as texts cite them: `(CRT-05)`, or a range, `(AUT-16 to AUT-25)`, that may go on in the next line of a comment. */

const CITED = /\b([A-Z]{3})-(\d{2})(?: to \1-(\d{2}))?\b/g

/** A comment that goes on in the next line. */
const LINE_BREAK = /\s*\n\s*(?:\*|\/\/)?\s*/g

/** The IDs that a text cites, those inside of its ranges included. */
export function citedIn(text: string): Set<string> {
  const cited = new Set<string>()
  for (const [, area = '', first = '', last = first] of text.replace(LINE_BREAK, ' ').matchAll(CITED))
    for (let number = Number(first); number <= Number(last); number += 1)
      cited.add(`${area}-${String(number).padStart(2, '0')}`)
  return cited
}
