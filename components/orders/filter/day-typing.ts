/** Formats a typed date as 'dd - MM - yy' (ORD-09) for keypads that have digits only. */

const SEPARATOR = ' - '
const WHOLE_YEAR = 4

/** Two digits for day and month: '5' followed by a separator is day 5. */
function digitsOf(typed: string): string {
  const groups = typed.split(/\D+/)
  return groups
    .map((group, index) => (group.length === 1 && index < groups.length - 1 ? `0${group}` : group))
    .join('')
}

/**
 * The typed text with separators added: '0511' → '05 - 11'. A four-digit year is shortened once complete: '05112026' → '05 - 11 - 26'.
 * Letters are kept for the validation.
 */
export function typedDay(typed: string): string {
  if (/[^\d\s\-/.]/.test(typed)) return typed
  const digits = digitsOf(typed)
  const year = digits.slice(4, 4 + WHOLE_YEAR)
  const shown = year.length === WHOLE_YEAR ? year.slice(2) : year
  return [digits.slice(0, 2), digits.slice(2, 4), shown].filter(Boolean).join(SEPARATOR)
}
