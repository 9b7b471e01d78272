/** Typing a day as 'dd - MM - yy' (ORD-09) on keypads that have digits only. */

const SEPARATOR = ' - '
const WHOLE_YEAR = 4

/** Two digits for day and month: '5' followed by anything that separates is the fifth. */
function digitsOf(typed: string): string {
  const groups = typed.split(/\D+/)
  return groups
    .map((group, index) => (group.length === 1 && index < groups.length - 1 ? `0${group}` : group))
    .join('')
}

/**
 * What was typed so far, with the separators where they belong: '0511' → '05 - 11'. A year typed as a whole is shortened once it is
 * whole: '05112026' → '05 - 11 - 26'. Letters are kept for the rules to see.
 */
export function typedDay(typed: string): string {
  if (/[^\d\s\-/.]/.test(typed)) return typed
  const digits = digitsOf(typed)
  const year = digits.slice(4, 4 + WHOLE_YEAR)
  const shown = year.length === WHOLE_YEAR ? year.slice(2) : year
  return [digits.slice(0, 2), digits.slice(2, 4), shown].filter(Boolean).join(SEPARATOR)
}
