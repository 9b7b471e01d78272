import type { EarlyPrice } from '@/domain/loyalty/early-sale'
import { bagGoods, combinationsOnSale, earlyOffers } from '../../catalog'
import { type Database, sendTogether } from '../../database'
import { lowerThan } from '../catalog-snapshot'

interface Subject {
  product_id?: number | undefined
  promotion_id?: number | undefined
}

/**
 * Early prices of a product or of a sale, as the bag of this member would have them: those open to the member's level, and those that a higher
 * level alone has. A visitor has none.
 */
export async function earlyPrices(
  db: Database,
  subject: Subject,
  memberId: number | null,
): Promise<EarlyPrice[]> {
  if (memberId === null) return []
  const ids = await combinationsOnSale(db, subject)
  const [goods, offers] = await sendTogether([bagGoods(db, ids), earlyOffers(db, ids, memberId)])
  return [...lowerThan(goods, offers)].flatMap(([id, offer]): EarlyPrice[] => {
    const known = goods.get(id)
    if (!known) return []
    const { promotion_id, price: early_price, left, stage, is_open, starts_at } = offer
    return [
      {
        product_id: known.view.product_id,
        combination_id: id,
        promotion_id,
        price: known.unit_price,
        early_price,
        left,
        stage,
        is_open,
        starts_at,
      },
    ]
  })
}
