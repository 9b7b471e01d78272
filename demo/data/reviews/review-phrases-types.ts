/** How a member feels about one side of a product; follows from the stars given to that side. */
export type Tone = 'good' | 'fair' | 'bad'

export type ByTone = Record<Tone, readonly string[]>

/** What kind of thing it is, for the phrases that families share. */
export type Domain = 'face' | 'lip' | 'makeup' | 'hair' | 'body' | 'scent' | 'tool' | 'intake' | 'gift'

/** How a member talks. */
export type Voice = 'plain' | 'teen' | 'office' | 'mother' | 'south' | 'man' | 'expert'

/** How long the product has been in use when the review is written. */
export type Stage = 'fresh' | 'weeks' | 'months'

export interface FamilyPhrases {
  /** what people call it */
  noun: string
  domain: Domain
  /** how it is used, without judgement */
  use: readonly string[]
  texture: ByTone
  effect: ByTone
  /** whole reviews of one line */
  short: ByTone
}
