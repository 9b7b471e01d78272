import { availableParallelism, loadavg } from 'node:os'
import { performance } from 'node:perf_hooks'
import { type Variant, VARIANT_FORMATS, variantAt, variantPrefix } from '@/domain/picture-variant.js'
import { type PicturesPlace, shownPictures, type ShownPictures } from '../catalog'
import { database } from '../database'
import { addJob, hasJob } from '../jobs'
import { hasVariant, isEncoding, makeVariant } from './variants'

/**
 * The job `make-picture-variants`: variants of the pictures that cards and product pages show, made before a visitor asks for them. A walk through all
 * products is a chain of short jobs, so that a process can stop between two of them, and rests while the machine has other work.
 */

const WALK = 'make-picture-variants'
const PRODUCTS_AT_ONCE = 50
/** Shorter than a runner waits for its jobs when it is stopped. */
const SLICE_MS = 3_000
const REST_MS = 30_000
/** Machine load a core, and use of the event loop, above which the walk rests. */
const BUSY = { load: 0.6, loop: 0.3 }

/** Widths of a card's slots on common and dense screens, and of the product page's large photo. */
const CARD_WIDTHS = [300, 420, 560]
const PAGE_WIDTH = 800

let measured = performance.eventLoopUtilization()

/** Whether requests, or other programs of this machine, need the processor. */
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

/** Makes what a product's pictures lack. False when the machine became busy before all was made. */
async function makeLacking(pictures: ShownPictures, isBusy: () => boolean): Promise<boolean> {
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

/** Where a slice ended; null when the walk is through. */
type Slice = { after: PicturesPlace | null; mustRest: boolean } | null

async function walk(from: PicturesPlace | null, isBusy: () => boolean): Promise<Slice> {
  const end = performance.now() + SLICE_MS
  let after = from
  for (;;) {
    const products = await shownPictures(database(), after, PRODUCTS_AT_ONCE)
    if (products.length === 0) return null
    for (const product of products) {
      if (!(await makeLacking(product, isBusy))) return { after, mustRest: true }
      after = { total_orders: product.total_orders, product_id: product.product_id }
      if (performance.now() > end) return { after, mustRest: false }
    }
  }
}

/** One slice of a walk. The clock begins a walk unless one is under way. */
export async function makeVariants(
  { after }: { after?: PicturesPlace | null | undefined },
  isBusy: () => boolean = isMachineBusy,
): Promise<void> {
  if (after === undefined && (await hasJob(database(), WALK))) return
  const slice = await walk(after ?? null, isBusy)
  if (slice === null) return
  await addJob(
    database(),
    WALK,
    { after: slice.after },
    { jobKey: WALK, ...(slice.mustRest && { runAt: new Date(Date.now() + REST_MS) }) },
  )
}
