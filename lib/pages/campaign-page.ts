import 'server-only'
import { sectionProductIds } from '@/domain/campaign/section-products'
import type { CampaignSection } from '@/domain/campaign/sections'
import type { ProductCard } from '@/domain/catalog/product'
import { type Promotion, promotionState, type PromotionState } from '@/domain/catalog/promotion'
import type { Voucher } from '@/domain/voucher'
import { cached, tags } from '@/lib/cache-manifest'
import { readProductsById } from '@/lib/reads/catalog-reads'
import * as reads from '@/lib/reads/promo-reads'

/** The data of a campaign's page: what every visitor sees. What is a member's own comes after load. */
export interface CampaignPage {
  campaign: Promotion
  state: PromotionState
  /** when the page was made, ms since 1970 */
  madeAt: number
  /** cards of the products its sections name */
  products: ProductCard[]
  /** the public vouchers its sections name that are in force */
  vouchers: Voucher[]
  /** other campaigns and promotions, shown once this one has ended */
  others: Promotion[]
}

const OTHERS = 3

const voucherSlugs = (sections: readonly CampaignSection[]) => [
  ...new Set(sections.flatMap((section) => (section.type === 'vouchers' ? section.slugs : []))),
]

/** Vouchers in force of these slugs, in their order. */
async function vouchersOf(slugs: readonly string[], now: number): Promise<Voucher[]> {
  const found = await Promise.all(slugs.map(reads.readVoucher))
  return found.flatMap((voucher) => (voucher && promotionState(voucher, now) === 'current' ? [voucher] : []))
}

async function othersThan({ _id }: Promotion): Promise<Promotion[]> {
  const current = await reads.readAllPromotions('current')
  const alike = ({ category }: Promotion) => (category === 'campaign' ? 0 : 1)
  return current
    .filter((other) => other._id !== _id && other.category !== 'flash_sale')
    .toSorted((a, b) => alike(a) - alike(b))
    .slice(0, OTHERS)
}

/** A campaign with what its sections show; null when there is none of that slug. */
export async function getCampaignPage(slug: string): Promise<CampaignPage | null> {
  'use cache'
  const campaign = await reads.readPromotion(slug)
  cached('minutes', tags.promotions, ...(campaign ? [tags.promotion(campaign._id)] : []))
  if (!campaign) return null
  const now = Date.now()
  const state = promotionState(campaign, now)
  const ids = sectionProductIds(campaign.sections)
  const [products, vouchers, others] = await Promise.all([
    ids.length > 0 ? readProductsById(ids) : [],
    vouchersOf(voucherSlugs(campaign.sections), now),
    state === 'over' ? othersThan(campaign) : [],
  ])
  return { campaign, state, madeAt: now, products, vouchers, others }
}
