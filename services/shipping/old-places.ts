import type { OldAddress } from '@/domain/account/old-address'
import { isAlike } from './carriers/place-names'

/**
 * Former places of a ward, the most likely first: places of the district the buyer named, when one is known, before the others.
 * `madeOf` is the mapping's list for the ward of today.
 */
export function byLikelihood(
  madeOf: readonly Pick<OldAddress, 'old'>[],
  district: string | null,
): OldAddress['old'][] {
  const places = madeOf.map(({ old }) => old)
  if (district === null) return places
  const isNamed = (place: OldAddress['old']) => isAlike(place.district, district)
  return [...places.filter(isNamed), ...places.filter((place) => !isNamed(place))]
}
