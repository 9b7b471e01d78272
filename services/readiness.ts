import { sql } from 'drizzle-orm'
import type { Environment } from '@/domain/shop-identity'
import { isRefused, readinessFindings, type ReadinessFinding } from '@/domain/shop-readiness'
import { database } from './database'
import { log } from './log'

/** How many products of the demo shop the catalogue holds. */
async function countDemoProducts(): Promise<number> {
  const { rows } = await database().execute<{ total: number }>(
    sql`SELECT count(*)::integer AS total FROM catalog.products WHERE source = 'demo'`,
  )
  return rows[0]?.total ?? 0
}

/** What a public shop with these settings and this database still lacks (domain/shop-readiness.ts). */
export async function checkReadiness(environment: Environment): Promise<ReadinessFinding[]> {
  return readinessFindings(environment, { demoProducts: await countDemoProducts() })
}

/**
 * Logs what is not ready. Ends the process when the shop would take money for nothing or state untrue facts; when the database does not
 * answer, the shop starts, as it serves nothing without it.
 */
export async function refuseUnreadyStart(environment: Environment): Promise<void> {
  const findings = await checkReadiness(environment).catch((error: unknown) => {
    log.warn({ err: error }, 'readiness could not be checked')
    return []
  })
  for (const { effect, text } of findings) log.warn({ effect }, text)
  if (!isRefused(findings)) return
  log.fatal('the shop does not start: "npm run shop -- --check" lists what is missing')
  process.exit(1)
}
