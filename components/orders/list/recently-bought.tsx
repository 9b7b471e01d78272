'use client'

import { ProductCard } from '@/components/catalog/card/card'
import { Scroller } from '@/components/ui/scroller'
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

/** Slot of a card in CSS pixels, as in the rows of a product page. */
const SLOT_WIDTH = 220

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
          <Scroller label={title}>
            {data.map((product) => (
              <div key={product.id} className="h-full w-38 tablet:w-50 desktop:w-55">
                <ProductCard product={product} rowWidth={SLOT_WIDTH} />
              </div>
            ))}
          </Scroller>
        </Section>
      </div>
    </Texts>
  )
}
