import { partsOf } from '@/domain/authenticity/code'
import { dayOf } from '@/domain/order/dates'
import { checkerOfCaller, issueCodes, noteCheck, recallBatch, saveBatch } from '@/services/authenticity'
import type { Database } from '@/services/database'
import { batches, type DemoBatch } from './data/codes'
import { products } from './data/products'

const DAY_MS = 86_400_000

/** Products that carry codes: single goods in stock, one after another in the demo's order. */
const withCodes = () =>
  products.filter(
    ({ classification, is_active, combinations }) =>
      classification === 'normal' && is_active && combinations.length === 1,
  )

const NOTHING_SAID = { batch: '', bought_from: '', seller_name: '', email: '' } as const

/** Writes a batch with codes, its checks, and its recall. Codes are signed with this shop's key: `npm run codes -- examples` prints them. */
async function loadBatch(
  tx: Database,
  { product, batch, made, expires, soldFrom, kind, codes, checkers, recall }: DemoBatch,
  combinationId: (key: string) => number,
  now: Date,
): Promise<void> {
  const [combination] = withCodes()[product]?.combinations ?? []
  if (!combination) throw new Error(`the demo has no product ${product} for codes`)
  const day = (days: number) => dayOf(new Date(now.getTime() + days * DAY_MS))
  const variant = String(combinationId(combination.key))
  const batchId = await saveBatch(tx, {
    product: variant,
    batch,
    made_on: day(made),
    expires_on: day(expires),
    sold_from: day(soldFrom),
  })
  const issued: string[] = []
  for await (const chunk of issueCodes(tx, { batchId, kind, count: codes })) issued.push(...chunk)
  const [first = ''] = issued
  for (let device = 0; device < checkers; device++) {
    const checker = checkerOfCaller({
      userId: null,
      deviceId: `demo-${batch}-${device}`,
      address: `192.0.2.${device}`,
    })
    await noteCheck(tx, partsOf(first).serial, { code: first, ...NOTHING_SAID }, checker)
  }
  if (recall) await recallBatch(tx, { product: variant, batch, staff: 'staff:demo', ...recall })
}

/** Writes the demo shop's batches with their codes. */
export async function loadCodes(
  tx: Database,
  combinationId: (key: string) => number,
  now: Date,
): Promise<void> {
  for (const batch of batches) await loadBatch(tx, batch, combinationId, now)
}
