import { availableParallelism, loadavg } from 'node:os'
import { performance } from 'node:perf_hooks'
import { type Variant, VARIANT_FORMATS, variantAt, variantPrefix } from '@/domain/picture-variant.js'
import { type PicturesCursor, shownPictures, type ShownPictures } from '../catalog'
import { database } from '../database'
import { addJob, hasJob } from '../jobs'
import { hasVariant, isEncoding, makeVariant } from './variants'

/**
 * The job `make-picture-variants`: makes variants of the pictures on cards and product pages before they are requested. It walks through
 * all products in a chain of short jobs, so that a process can stop between two of them, and pauses while the machine is busy.
 */

const WALK = 'make-picture-variants'
const PRODUCTS_PER_QUERY = 50
/** Duration of one job; shorter than the time a stopping process waits for its jobs. */
const SLICE_MS = 3_000
const PAUSE_MS = 30_000
/** Load per core and event loop utilization above which the walk pauses. */
const BUSY = { load: 0.6, loop: 0.3 }

/** Widths of card pictures on common and dense screens, and of the large picture of product pages. */
const CARD_WIDTHS = [300, 420, 560]
const PAGE_WIDTH = 800

let measured = performance.eventLoopUtilization()

/** Whether requests or other programs of this machine need the processor. */
function isMachineBusy(): boolean {
  const now = performance.eventLoopUtilization()
  const { utilization } = performance.eventLoopUtilization(now, measured)
  measured = now
  const [load = 0] = loadavg()
  return isEncoding() || utilization > BUSY.loop || load / availableParallelism() > BUSY.load
}

function variantsOf(url: string | undefined, widths: readonly number[]): Variant[] {
  const prefix = url === undefined ? null : variantPrefix(url)
  if (prefix === null) return []
  return widths.flatMap((width) => variantAt(prefix + String(width)) ?? [])
}

const wantedOf = ({ cover, second }: ShownPictures) =>
  [...variantsOf(cover, [...CARD_WIDTHS, PAGE_WIDTH]), ...variantsOf(second, CARD_WIDTHS)].flatMap(
    (variant) => VARIANT_FORMATS.map((format) => ({ variant, format })),
  )

/** Makes the missing variants of a product's pictures; false when the machine became busy before all were made. */
async function makeMissing(pictures: ShownPictures, isBusy: () => boolean): Promise<boolean> {
  const unreadable = new Set<string>()
  for (const { variant, format } of wantedOf(pictures)) {
    if (unreadable.has(variant.key) || (await hasVariant(variant, format))) continue
    if (isBusy()) return false
    const made = await makeVariant(variant, format)
    if (made === 'busy') return false
    if (made === null) unreadable.add(variant.key)
  }
  return true
}

/** The end of a job's slice; null when the walk is complete. */
type Slice = { after: PicturesCursor | null; mustPause: boolean } | null

async function walk(from: PicturesCursor | null, isBusy: () => boolean): Promise<Slice> {
  const end = performance.now() + SLICE_MS
  let after = from
  for (;;) {
    const products = await shownPictures(database(), after, PRODUCTS_PER_QUERY)
    if (products.length === 0) return null
    for (const product of products) {
      if (!(await makeMissing(product, isBusy))) return { after, mustPause: true }
      after = { total_orders: product.total_orders, product_id: product.product_id }
      if (performance.now() > end) return { after, mustPause: false }
    }
  }
}

/** Runs one slice of a walk and queues the next. Without `after` (the cron run) it starts a walk, unless one is in progress. */
export async function makeVariants(
  { after }: { after?: PicturesCursor | null | undefined },
  isBusy: () => boolean = isMachineBusy,
): Promise<void> {
  if (after === undefined && (await hasJob(database(), WALK))) return
  const slice = await walk(after ?? null, isBusy)
  if (slice === null) return
  await addJob(
    database(),
    WALK,
    { after: slice.after },
    { jobKey: WALK, ...(slice.mustPause && { runAt: new Date(Date.now() + PAUSE_MS) }) },
  )
}
