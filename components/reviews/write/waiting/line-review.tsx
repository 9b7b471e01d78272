'use client'

import type { Order } from '@/domain/order/order'
import { formatNumber } from '@/lib/format'
import { textTemplate } from '@/lib/text-template'
import texts from '@/messages/vi/reviewInvite.json'
import { fillText } from '@/components/ui/fill-text'
import { WriteReviewButton } from '../write-review-button'
import { useWaiting } from './use-waiting'

/** Only what has arrived is reviewed. */
const isDelivered = (order: Order) => order.state.id === 'delivered'

interface LineReviewProps {
  order: Order
  productId: number
  name: string
}

/** Invites to review a delivered line, as long as its product is not reviewed. */
export function LineReview({ order, productId, name }: LineReviewProps) {
  const waiting = useWaiting(isDelivered(order))
  const line = waiting.find(({ product }) => product.id === productId)
  if (!line || !isDelivered(order)) return null
  return (
    <WriteReviewButton
      productId={productId}
      combinationId={line.combination_id}
      label={fillText(textTemplate(texts.writeOf), { name })}
      className="mt-2 px-4!"
    >
      {texts.write}
    </WriteReviewButton>
  )
}

/** The same for a whole order: how many of its products wait, beginning with the first. */
export function OrderReview({ order }: { order: Order }) {
  const waiting = useWaiting(isDelivered(order))
  const open = waiting.filter(({ product }) => order.products.some((line) => line.product_id === product.id))
  const [first] = open
  if (!first || !isDelivered(order)) return null
  const count = formatNumber(open.length)
  return (
    <WriteReviewButton
      productId={first.product.id}
      combinationId={first.combination_id}
      label={fillText(textTemplate(texts.writeCountSpoken), { count })}
      className="grow px-4! tablet:grow-0"
    >
      {fillText(textTemplate(texts.writeCount), { count })}
    </WriteReviewButton>
  )
}
