/**
 * The header widths from which a category fits into the menu bar; the rest is under "Thêm". The bar is laid out without JavaScript, so each
 * name's width is estimated, rather too large than too small. In rem: larger text fits fewer.
 */

/** Average of the widest letters in a name, and the padding and gap of an entry. */
const REM_PER_LETTER = 0.5
const REM_PER_ENTRY = 1.5
/** Padding of the column, and of an entry with an arrow. */
const COLUMN_REM = 3
const ARROW_REM = 1.25

/** The widths the stylesheet knows (app/_styles/menu.css); the last is that of a page's column (`container-page`). */
export const BAR_WIDTHS_REM = [36, 40, 44, 48, 52, 56, 60, 64, 68, 72, 77.5] as const

const widthOf = (name: string) => name.length * REM_PER_LETTER + REM_PER_ENTRY

/** The width from which each category is in the bar, in the bar's order beside the permanent entries; null where none is enough. */
export function barWidths(names: readonly string[], always: readonly string[]): (number | null)[] {
  let taken = COLUMN_REM + ARROW_REM + always.reduce((sum, name) => sum + widthOf(name), 0)
  return names.map((name) => {
    taken += widthOf(name)
    return BAR_WIDTHS_REM.find((rem) => rem >= taken) ?? null
  })
}
