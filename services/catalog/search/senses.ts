interface OtherSense {
  /** lexemes of what is meant besides (see search-schema.ts) */
  lexemes: readonly string[]
  /** words that ask for it */
  unless: readonly string[]
}

/** Syllables that are written alike without diacritics, or stand in another thing's name: what is meant less likely comes after. */
export const SENSES: Readonly<Record<string, readonly OtherSense[]>> = {
  // son, not sơn (nail polish) nor son dưỡng (lip balm)
  son: [
    { lexemes: ['=son_mong', '=#mong', '=#son mong'], unless: ['mong'] },
    { lexemes: ['=son_duong', '=#son duong moi'], unless: ['duong', 'balm'] },
  ],
}
