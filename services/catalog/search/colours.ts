/**
 * Colour words of keywords, without diacritics or in English, by colour family. `catalog.colour_families` in the database derives the
 * families of a shade's name.
 */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  do: ['do', 'red'],
  hong: ['hong', 'pink'],
  cam: ['cam', 'orange', 'coral'],
  nau: ['nau', 'brown'],
  tim: ['tim', 'purple', 'violet'],
  den: ['den', 'black'],
  xanh: ['xanh', 'blue', 'green'],
  vang: ['vang', 'yellow'],
  trang: ['trang', 'white'],
  be: ['be', 'nude', 'beige'],
  xam: ['xam', 'grey', 'gray'],
  bac: ['bac', 'silver'],
}

export const COLOUR_FAMILIES: readonly string[] = Object.keys(FAMILIES)
export const COLOUR_WORDS: readonly string[] = Object.values(FAMILIES).flat()

const familyOf = new Map(
  Object.entries(FAMILIES).flatMap(([family, words]) => words.map((word) => [word, family] as const)),
)

/** The colour family of a word; null when the word is no colour. */
export const colourFamily = (word: string): string | null => familyOf.get(word) ?? null

/** Phrases that contain a colour word with another meaning: 'nhạy cảm', 'tẩy trang', 'mụn đầu đen', 'độ ẩm', 'mẹ và bé'. */
export const NOT_COLOURS: readonly string[] = [
  'nhay cam',
  'cam gao',
  'trang diem',
  'trang rang',
  'lam trang',
  'duong trang',
  'mun dau den',
  'dau den',
  'dom nau',
  'hong sam',
  'sam do',
  'do am',
  'do bong',
  'xa cu',
  'dat set xanh',
  'rau xanh',
  'em be',
  'me va be',
  'cho be',
  'bac ha',
]
