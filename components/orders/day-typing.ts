/** Typing a day as 'dd - MM - yy' (spec 2 §9) on keypads that have digits only. */

const PARTS = 3
const SEPARATOR = ' - '

/** Two digits a part: '5' followed by anything that separates is the fifth. */
function partsOf(typed: string): string[] {
  const groups = typed.split(/[^\d]+/)
  const full = groups.map((group, index) =>
    group.length === 1 && index < groups.length - 1 ? group.padStart(2, '0') : group,
  )
  return (
    full
      .join('')
      .match(/\d{1,2}/g)
      ?.slice(0, PARTS) ?? []
  )
}

/** What was typed so far, with the separators where they belong: '0511' → '05 - 11'. Letters are kept for the rules to see. */
export function typedDay(typed: string): string {
  if (/[^\d\s\-/.]/.test(typed)) return typed
  return partsOf(typed).join(SEPARATOR)
}
