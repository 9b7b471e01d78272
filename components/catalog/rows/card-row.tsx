'use client'

import useSWR from 'swr'
import { Section } from '@/components/ui/section'
import { Texts } from '@/components/ui/texts'
import type { ProductCard as ProductCardData } from '@/domain/catalog/product'
import type { Success } from '@/domain/envelope'
import { getData } from '@/lib/client/api'
import type { Address } from '@/lib/client/api-types'
import addToBag from '@/messages/vi/addToBag.json'
import card from '@/messages/vi/card.json'
import ui from '@/messages/vi/ui.json'
import { ProductScroller } from './product-scroller'

type CardList = Address<Success<ProductCardData[]>>

interface CardRowProps {
  title: string
  /** calls that return product cards; the first with any is shown */
  paths: readonly CardList[]
  /** ids in the order to show, where that matters */
  order?: readonly number[]
}

async function firstWithCards(paths: readonly CardList[]): Promise<ProductCardData[]> {
  for (const path of paths) {
    // A failing call is skipped: the row is optional.
    const products = await getData(path).catch(() => [])
    const sellable = products.filter((product) => product.is_active_in_nang)
    if (sellable.length > 0) return sellable
  }
  return []
}

/** A row of product cards loaded by the browser when first in view; renders nothing without any. */
export default function CardRow({ title, paths, order }: CardRowProps) {
  const { data = [] } = useSWR(['cards', ...paths], () => firstWithCards(paths), {
    revalidateOnFocus: false,
  })
  if (data.length === 0) return null
  const place = new Map(order?.map((id, at) => [id, at]))
  const products = data.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
  return (
    <Texts messages={{ card, addToBag, ui }}>
      <Section title={title}>
        <ProductScroller label={title} products={products} />
      </Section>
    </Texts>
  )
}
