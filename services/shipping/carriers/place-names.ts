import { stripDiacritics } from '@/domain/text'

/** As names are compared: without diacritics, signs and leading zeros, so that 'Phường 01' is 'phuong 1'. */
const fold = (name: string) =>
  stripDiacritics(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\b0+(?=\d)/g, '')
    .trim()

const KINDS =
  /^(?:(?:tinh|thanh pho|quan|huyen|thi xa|phuong|xa|thi tran|dac khu) |(?:tp|tx|tt|p|q|h|x)(?: |(?=\d)))(?=\S)/
const bare = (name: string) => fold(name).replace(KINDS, '')

/** Whether two names mean a place of one name, of whatever kind. */
export const isAlike = (one: string, other: string): boolean => bare(one) === bare(other)

export interface NamedPlace {
  names: readonly string[]
}

/**
 * The place called so; else the only one of that name of whatever kind, as a list may write 'Bình Dương' for 'Tỉnh Bình Dương'.
 * Undefined when none is, or several are: a town and the district around it often share a name, and a guess would misprice.
 */
export function placeCalled<P extends NamedPlace>(places: readonly P[], name: string): P | undefined {
  const exact = places.find(({ names }) => names.some((own) => fold(own) === fold(name)))
  if (exact) return exact
  const alike = places.filter(({ names }) => names.some((own) => isAlike(own, name)))
  return alike.length === 1 ? alike[0] : undefined
}
