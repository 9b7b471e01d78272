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
/** Maximum width of a page's column (`container-page`). */
const WIDEST_REM = 77.5

const widthOf = (name: string) => name.length * REM_PER_LETTER + REM_PER_ENTRY

/** Classes of one step: of the entry in the bar, and of the same category under "Thêm". */
export interface MenuBarClasses {
  inBar: string
  underMore: string
}

const NEVER: MenuBarClasses = { inBar: 'hidden', underMore: '' }

/** Written out in full, so that Tailwind finds them. */
const STEPS: readonly (readonly [rem: number, place: MenuBarClasses])[] = [
  [36, { inBar: 'hidden @min-[36rem]/head:block', underMore: '@min-[36rem]/head:hidden' }],
  [40, { inBar: 'hidden @min-[40rem]/head:block', underMore: '@min-[40rem]/head:hidden' }],
  [44, { inBar: 'hidden @min-[44rem]/head:block', underMore: '@min-[44rem]/head:hidden' }],
  [48, { inBar: 'hidden @min-[48rem]/head:block', underMore: '@min-[48rem]/head:hidden' }],
  [52, { inBar: 'hidden @min-[52rem]/head:block', underMore: '@min-[52rem]/head:hidden' }],
  [56, { inBar: 'hidden @min-[56rem]/head:block', underMore: '@min-[56rem]/head:hidden' }],
  [60, { inBar: 'hidden @min-[60rem]/head:block', underMore: '@min-[60rem]/head:hidden' }],
  [64, { inBar: 'hidden @min-[64rem]/head:block', underMore: '@min-[64rem]/head:hidden' }],
  [68, { inBar: 'hidden @min-[68rem]/head:block', underMore: '@min-[68rem]/head:hidden' }],
  [72, { inBar: 'hidden @min-[72rem]/head:block', underMore: '@min-[72rem]/head:hidden' }],
  [WIDEST_REM, { inBar: 'hidden @min-[77.5rem]/head:block', underMore: '@min-[77.5rem]/head:hidden' }],
]

/** Classes of categories by their names, in the order of the bar, beside the permanent entries. */
export function menuBarClasses(names: readonly string[], always: readonly string[]): MenuBarClasses[] {
  let taken = COLUMN_REM + ARROW_REM + always.reduce((sum, name) => sum + widthOf(name), 0)
  return names.map((name) => {
    taken += widthOf(name)
    return STEPS.find(([rem]) => rem >= taken)?.[1] ?? NEVER
  })
}
