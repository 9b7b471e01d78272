import type { VoucherType } from '@/domain/voucher'
import { type Database, fromExcluded } from '../database'
import { type VoucherDiscount, vouchers } from './schema'

interface Template {
  slug: string
  type: VoucherType
  name: string
  description: string
  discount: VoucherDiscount | null
  gift_product_id: number | null
  /** dong */
  min_amount: number | null
  payment_methods: string[]
  starts_at: Date
  ends_at: Date
}

/** Stores a voucher that no buyer can use, and that `issueFromTemplate` issues to members; by slug, the same one again. Gives its id. */
export async function saveTemplate(tx: Database, { min_amount, ...template }: Template): Promise<number> {
  const [row] = await tx
    .insert(vouchers)
    .values({
      ...template,
      is_active: false,
      rules: {
        order: { min_amount, total_products: null },
        brands: [],
        categories: [],
        products: [],
      },
    })
    .onConflictDoUpdate({
      target: vouchers.slug,
      set: fromExcluded([
        'name',
        'description',
        'discount',
        'gift_product_id',
        'payment_methods',
        'rules',
        'starts_at',
        'ends_at',
      ]),
    })
    .returning({ id: vouchers.id })
  if (!row) throw new Error('the voucher was not stored')
  return row.id
}
