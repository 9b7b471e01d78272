import type { PersonalDataProvider } from '../../personal-data'
import { redemptionsOfMember } from './redemptions'

/** What a member redeemed. It stays without a name when the member leaves, as the points' entries do: the books name members by number alone. */
export const rewardsPersonalData: PersonalDataProvider = {
  name: 'rewards',
  copyOf: redemptionsOfMember,
  erase: () => Promise.resolve(),
}
