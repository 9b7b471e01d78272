import type { PackChoice } from '@/domain/bag/line-input'
import type { BoughtToday } from '@/domain/bag/line-problem'
import { bagGoods, type BagGoods, type EarlyOffer, earlyOffers, packOf, type PackPart } from '../catalog'
import { type Database, sendTogether } from '../database'
import { boughtToday } from '../order'
import type { CartRow, LineRow } from './open-cart'
import type { CartOwner } from './cart-owner'

/** The catalogue's current facts of everything in a cart. */
export interface CatalogSnapshot {
  /** by combination, members of packs included */
  goods: ReadonlyMap<string, BagGoods>
  /** by product */
  packs: ReadonlyMap<number, readonly PackPart[]>
  /** prices that are open before a sale starts, by combination: those that count for this member, and those a higher level alone has */
  early: ReadonlyMap<string, EarlyOffer>
  today: BoughtToday
}

const NO_PURCHASES: BoughtToday = { products: new Map(), brands: new Map() }

type SnapshotLine = Pick<LineRow, 'product_id' | 'combination_id' | 'pack_choices'>

/** Goods at the prices of early offers that are open to their buyer and lower than the price for all. */
function atEarlyPrices(
  goods: ReadonlyMap<string, BagGoods>,
  early: ReadonlyMap<string, EarlyOffer>,
): ReadonlyMap<string, BagGoods> {
  if (early.size === 0) return goods
  return new Map(
    [...goods].map(([id, each]): [string, BagGoods] => {
      const offer = early.get(id)
      if (!offer?.is_open) return [id, each]
      const { price: unit_price, deduction_id, left } = offer
      return [id, { ...each, unit_price, sale: left === null ? null : { deduction_id, left } }]
    }),
  )
}

/** Early offers that are lower than the price for all. */
export const lowerThan = (goods: ReadonlyMap<string, BagGoods>, early: ReadonlyMap<string, EarlyOffer>) =>
  new Map([...early].filter(([id, { price }]) => price < (goods.get(id)?.unit_price ?? 0)))

/** Reads the catalogue for all these lines together. Purchases of today are read only where a daily limit needs them. */
export async function loadCatalogSnapshot(
  db: Database,
  owner: CartOwner,
  cart: CartRow | null,
  lines: readonly SnapshotLine[],
): Promise<CatalogSnapshot> {
  const chosen = lines.flatMap(({ pack_choices }) => pack_choices.map(({ combination_id }) => combination_id))
  const own = lines.map(({ combination_id }) => combination_id)
  const [known, packs, offers] = await sendTogether([
    bagGoods(db, [...new Set([...own.map(String), ...chosen])]),
    packOf(db, [...new Set(lines.map(({ product_id }) => product_id))]),
    owner.memberId === null ? new Map<string, EarlyOffer>() : earlyOffers(db, own, owner.memberId),
  ])
  const early = lowerThan(known, offers)
  const goods = atEarlyPrices(known, early)
  const isLimited = own.some((id) => {
    const limit = goods.get(String(id))?.daily_limit
    return limit && (limit.product ?? limit.brand) !== null
  })
  // A visitor is known by the phone too, as soon as the bag has one.
  const phone = owner.memberId === null ? cart?.checkout.contact : undefined
  return { goods, packs, early, today: isLimited ? await boughtToday(db, { ...owner, phone }) : NO_PURCHASES }
}

/** The contents of one pack with the choices that were made: each stands for the first member of its product that has none yet. */
export function chosenParts(parts: readonly PackPart[], choices: readonly PackChoice[]): PackPart[] {
  const open = [...choices]
  return parts.map((part) => {
    const place = open.findIndex(({ product_id }) => product_id === part.product_id)
    const [choice] = place === -1 ? [] : open.splice(place, 1)
    return choice ? { ...part, combination_id: choice.combination_id } : part
  })
}
