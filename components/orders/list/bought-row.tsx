'use client'

import type { ComponentProps } from 'react'
import { ProductScroller } from '@/components/catalog/rows/product-scroller'
import { Texts } from '@/components/ui/texts'
import addToBag from '@/messages/vi/addToBag.json'
import card from '@/messages/vi/card.json'
import ui from '@/messages/vi/ui.json'

/** The cards of recently bought products, with their texts. */
export default function BoughtRow(props: ComponentProps<typeof ProductScroller>) {
  return (
    <Texts messages={{ card, addToBag, ui }}>
      <ProductScroller {...props} />
    </Texts>
  )
}
