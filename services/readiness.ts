import { sql } from 'drizzle-orm'
import type { Environment } from '@/domain/shop/shop-identity'
import { isRefused, readinessFindings, type ReadinessFinding } from '@/domain/shop/shop-readiness'
import { database } from './database'
import { log } from './log'

/** How many products of the demo shop the catalogue holds. */
async function countDemoProducts(): Promise<number> {
  const { rows } = await database().execute<{ total: number }>(
    sql`SELECT count(*)::integer AS total FROM catalog.products WHERE source = 'demo'`,
  )
  return rows[0]?.total ?? 0
}

/** What a public shop with these settings and this database still lacks (domain/shop/shop-readiness.ts). */
export async function checkReadiness(environment: Environment): Promise<ReadinessFinding[]> {
  return readinessFindings(environment, { demoProducts: await countDemoProducts() })
}

/**
 * Logs what is not ready. Ends the process when the shop would take money for nothing or state untrue facts; when the database does not
 * answer, by its settings alone.
 */
export async function refuseUnreadyStart(environment: Environment): Promise<void> {
  const findings = await checkReadiness(environment).catch((error: unknown) => {
    log.warn({ err: error }, 'the catalogue could not be checked for readiness')
    return readinessFindings(environment, { demoProducts: null })
  })
  refuse(findings)
}

/** As `refuseUnreadyStart`, for a storefront whose backend runs elsewhere and checks the database itself. */
export const refuseUnreadySettings = (environment: Environment): void =>
  refuse(readinessFindings(environment, { demoProducts: null }))

function refuse(findings: readonly ReadinessFinding[]): void {
  for (const { effect, text } of findings) log.warn({ effect }, text)
  if (!isRefused(findings)) return
  log.fatal('the shop does not start: "npm run shop -- --check" lists what is missing')
  process.exit(1)
}

/** Whether the database answers. */
export async function isReady(): Promise<boolean> {
  return database()
    .execute(sql`SELECT 1`)
    .then(
      () => true,
      () => false,
    )
}
