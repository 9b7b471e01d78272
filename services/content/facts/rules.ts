import type { Store } from '@/domain/store/store'
import { listToggles } from '../../account'
import type { Database } from '../../database'
import { allLevels, type FullLevel } from '../../loyalty'
import { openStores } from '../../store'

/** Rules that are rows. A change of one queues the job `render-content` (services/content/sql/rules.sql). */
export interface Rules {
  stores: readonly Store[]
  allowsGuests: boolean
  /** of members, the lowest first */
  levels: readonly FullLevel[]
}

export async function readRules(db: Database): Promise<Rules> {
  const [stores, toggles, levels] = await Promise.all([
    openStores(db),
    listToggles(db, { feature_name: 'guest_checkout' }),
    allLevels(db),
  ])
  return { stores, allowsGuests: toggles.some(({ isToggleOn }) => isToggleOn), levels }
}
