import { sql } from 'drizzle-orm'
import { wantsDemo } from '@/domain/shop/shop-identity'
import { refreshCounts, refreshDuePrices } from '@/services/catalog'
import { importContent } from '@/services/content'
import { closeDatabase, database, transaction } from '@/services/database'
import { migrate } from '@/services/database/migrate'
import { writtenSettings } from '@/settings'

/**
 * Migrates the database, fills an empty one with the demo shop, on a public address only with SHOP_DEMO=public, and imports the files of
 * content. Prints the database's
 * identity on the last line.
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
// Texts that did not change are not written; one with a fault stays as the shop has it.
const texts = await importContent()
for (const { file, text } of texts.faults) console.error(`content/vi/${file}: ${text}`)
for (const name of texts.kept) console.error(`edited in the database, not imported: ${name}`)
// Catch up on what happened while the shop was stopped: price windows that passed, an import that was killed before its recount.
await refreshDuePrices(database())
await refreshCounts(database())
await closeDatabase()
console.log(identity.id)
