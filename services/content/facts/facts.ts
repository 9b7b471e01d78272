import type { Database } from '../../database'
import { buyingFacts } from './buying'
import { deliveryFacts } from './delivery'
import type { Facts } from './fact'
import { identityFacts } from './identity'
import { type Rules, readRules } from './rules'

/** Every fact that texts may name, as the settings and these rules say. */
export const factsOf = (_rules: Rules): Facts => ({
  ...identityFacts(),
  ...buyingFacts(),
  ...deliveryFacts(),
})

export const readFacts = async (db: Database): Promise<Facts> => factsOf(await readRules(db))

/** For checks without a database: whatever the rows say, the names of facts are the same. */
export const SAMPLE_RULES: Rules = { stores: [], allowsGuests: true }
