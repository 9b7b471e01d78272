import type { Store } from '@/domain/store/store'
import { listToggles } from '../../account'
import type { Database } from '../../database'
import { openStores } from '../../store'

/** Rules that are rows. A change of one queues the job `render-content` (services/content/sql/rules.sql). */
export interface Rules {
  stores: readonly Store[]
  allowsGuests: boolean
}

export async function readRules(db: Database): Promise<Rules> {
  const [stores, toggles] = await Promise.all([
    openStores(db),
    listToggles(db, { feature_name: 'guest_checkout' }),
  ])
  return { stores, allowsGuests: toggles.some(({ isToggleOn }) => isToggleOn) }
}
