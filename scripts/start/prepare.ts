import { sql } from 'drizzle-orm'
import { wantsDemo } from '@/domain/shop/shop-identity'
import { refreshCounts, refreshDuePrices } from '@/services/catalog'
import { closeDatabase, database, transaction } from '@/services/database'
import { migrate } from '@/services/database/migrate'
import { writtenSettings } from '@/settings'

/**
 * Brings the database forward and fills an empty one with the demo shop, on a public address only when SHOP_DEMO=public asks for it.
 * Prints the database's identity last.
 */

await migrate()
const { rows } = await database().execute<{ id: string; is_empty: boolean }>(
  sql`SELECT id, NOT EXISTS (SELECT FROM catalog.products) AS is_empty FROM shop.identity`,
)
const [identity] = rows
if (!identity) throw new Error('the database has no identity')
if (identity.is_empty && wantsDemo(writtenSettings())) {
  const { loadDemo } = await import('@/demo/load')
  await transaction((tx) => loadDemo(tx, (step) => console.log(`  ${step}`)))
}
// What happened while the shop was shut: sales that opened or closed, an import that was cut off before it counted.
await refreshDuePrices(database())
await refreshCounts(database())
await closeDatabase()
console.log(identity.id)
