import 'server-only'
import { array } from 'yup'
import type { ProductFilter } from '@/domain/catalog/listing/catalog-filter'
import { productCardSchema } from '@/domain/catalog/product'
import {
  flashSaleItemSchema,
  type FlashSaleSession,
  flashSaleSessionSchema,
  type Promotion,
  promotionSchema,
} from '@/domain/catalog/promotion'
import { PAGE_SIZE } from '@/domain/constants'
import { AUTO_APPLIED_PAGE, BMSM_SHOWN, type Voucher, voucherSchema } from '@/domain/voucher'
import type { Listing } from './catalog-reads'
import { cartClient, catalogClient } from '@/lib/services/clients'
import { listQuery } from '@/lib/services/query'
import { readData, readDataOrNull, readPage } from '@/lib/services/read'

/** Reads of promotions and vouchers for their pages, uncached: lib/pages/promo-pages.ts caches them. */

/** Enough for all promotions at once. */
const ALL = 100

const vouchersSchema = array(voucherSchema.required()).required()

/** All promotions in force, or all still to come, those ending soonest first. */
export async function readAllPromotions(state: 'current' | 'upcoming'): Promise<Promotion[]> {
  const query = listQuery({ filter: { state }, limit: ALL })
  return (await readPage(catalogClient.v3.promotions.$get({ query }), promotionSchema)).data
}

/** The promotion of a slug, past and future ones included; null when there is none. */
export async function readPromotion(slug: string): Promise<Promotion | null> {
  const found = await readDataOrNull(
    catalogClient.v3.promotions[':key'].$get({ param: { key: slug }, query: {} }),
    promotionSchema,
  )
  // A number is read as an id by the call; in an address it is not a name.
  return found?.slug === slug ? found : null
}

/** Today's flash sales in the order of the clock. */
export async function readFlashSaleSessions(): Promise<FlashSaleSession[]> {
  const answer = catalogClient.v3.promotions['flash-sale-sessions'].$get()
  return readData(answer, array(flashSaleSessionSchema.required()).required())
}

/** What a flash sale offers, in the order it was set up. */
export async function readFlashSaleItems(promotionId: string) {
  const answer = catalogClient.v3.promotions[':id'].items.$get({ param: { id: promotionId } })
  return readData(answer, array(flashSaleItemSchema.required()).required())
}

/** One window of the products of a scope, best sellers first. */
export async function readScope(filter: ProductFilter, page = 1, limit = PAGE_SIZE): Promise<Listing> {
  const query = { ...listQuery({ filter, skip: (page - 1) * limit, limit }), count: 'true' }
  const { data, total } = await readPage(catalogClient.v3.search.$get({ query }), productCardSchema)
  return { products: data, total }
}

/** The first vouchers that apply themselves, and how many there are. */
export async function readAutoApplied(): Promise<{ vouchers: Voucher[]; total: number }> {
  const answer = cartClient.vouchers['auto-applied'].$get({ query: listQuery({ limit: AUTO_APPLIED_PAGE }) })
  const { data, total } = await readPage(answer, voucherSchema)
  return { vouchers: data, total }
}

/** Vouchers of 'buy more, save more' in force. */
export async function readBmsm(limit = BMSM_SHOWN): Promise<Voucher[]> {
  return readData(cartClient['bmsm-voucher'].$get({ query: { limit: String(limit) } }), vouchersSchema)
}

/** The public voucher of a slug, past and future ones included; null when there is none. */
export async function readVoucher(slug: string): Promise<Voucher | null> {
  return readDataOrNull(cartClient.vouchers[':slug'].$get({ param: { slug } }), voucherSchema)
}
