import type { LeastLength } from '@/domain/review/text-length'

/** How far a text is, as the counter encourages: in words or characters, by the shop's setting (REV-15). */
export interface TextProgress {
  length: number
  missing: number
  /** 0 to 1 */
  share: number
  mood: 'empty' | 'begun' | 'half' | 'near' | 'enough'
}

const HALF = 0.5
const NEAR = 0.8

export function textProgress(length: number, { least }: LeastLength): TextProgress {
  const share = least === 0 ? 1 : Math.min(1, length / least)
  const mood =
    share === 1
      ? 'enough'
      : length === 0
        ? 'empty'
        : share >= NEAR
          ? 'near'
          : share >= HALF
            ? 'half'
            : 'begun'
  return { length, missing: Math.max(0, least - length), share, mood }
}
