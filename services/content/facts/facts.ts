import type { Database } from '../../database'
import { accountFacts, reviewFacts } from './account'
import { authenticityFacts } from './authenticity'
import { buyingFacts } from './buying'
import { cancellingFacts } from './cancelling'
import { deliveryFacts } from './delivery'
import type { Facts } from './fact'
import { identityFacts } from './identity'
import { levelFacts } from './levels'
import { paymentFacts } from './payment'
import { readRules, type Rules } from './rules'
import { storageFacts } from './storage'
import { storeFacts } from './stores'

/** Every fact that texts may name, as the settings and these rules say. */
export const factsOf = ({ stores, allowsGuests, levels }: Rules): Facts => ({
  ...identityFacts(),
  ...buyingFacts(allowsGuests),
  ...paymentFacts(),
  ...cancellingFacts(),
  ...deliveryFacts(),
  ...accountFacts(),
  ...reviewFacts(),
  ...authenticityFacts(),
  ...storageFacts(),
  ...storeFacts(stores),
  ...levelFacts(levels),
})

export const readFacts = async (db: Database): Promise<Facts> => factsOf(await readRules(db))

/** For checks without a database: whatever the rows say, the names of facts are the same. */
export const SAMPLE_RULES: Rules = { stores: [], allowsGuests: true, levels: [] }
