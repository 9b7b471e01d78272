'use client'

import { ProductScroller } from '@/components/catalog/rows/product-scroller'
import { Section } from '@/components/ui/section'
import { api } from '@/lib/client/api'
import { useData } from '@/lib/client/use-data'
import { Texts } from '@/components/ui/texts'
import addToBag from '@/messages/vi/addToBag.json'
import card from '@/messages/vi/card.json'
import orders from '@/messages/vi/orders.json'
import ui from '@/messages/vi/ui.json'

const LIMIT = 12
const RECENTLY_BOUGHT = api.order.users.me['recently-bought'].$path({ query: { limit: String(LIMIT) } })

/** Recently bought products (ORD-53). Optional: renders nothing without any, or when loading fails. */
export default function RecentlyBought() {
  const { data = [] } = useData(RECENTLY_BOUGHT, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  if (data.length === 0) return null
  const title = orders.recentlyBought
  return (
    <Texts messages={{ card, addToBag, ui }}>
      <div className="mt-8">
        <Section title={title}>
          <ProductScroller label={title} products={data} />
        </Section>
      </div>
    </Texts>
  )
}
