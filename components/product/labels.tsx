import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { Badge } from '@/components/ui/badge'
import { discountLabel } from '@/domain/catalog/price'
import type { ProductCard } from '@/domain/catalog/product'
import { formatMoney } from '@/lib/format'

type Tone = ComponentProps<typeof Badge>['tone']

type Flag = Extract<
  keyof ProductCard,
  | 'is_flashsale'
  | 'is_buy_one_get_one_free'
  | 'is_pre_order'
  | 'is_new'
  | 'is_exclusive'
  | 'is_limited'
  | 'is_online'
>

/** The labels in the order they stand: what changes the offer first, what describes the product after. */
const LABELS: readonly { flag: Flag; text: string; tone: Tone }[] = [
  { flag: 'is_flashsale', text: 'flashSale', tone: 'sale' },
  { flag: 'is_buy_one_get_one_free', text: 'buyOneGetOne', tone: 'accent' },
  { flag: 'is_pre_order', text: 'preOrder', tone: 'ink' },
  { flag: 'is_new', text: 'new', tone: 'ink' },
  { flag: 'is_exclusive', text: 'exclusive', tone: 'gold' },
  { flag: 'is_limited', text: 'limited', tone: 'gold' },
  { flag: 'is_online', text: 'onlineOnly', tone: 'muted' },
]

/** What the shop says about a product: flash sale, one for one, pre-order, new, exclusive, limited, online only (spec 1 §3 "Flags"). */
export function ProductLabels({ product }: { product: Pick<ProductCard, Flag> }) {
  const t = useTranslations('card.label')
  return LABELS.filter(({ flag }) => product[flag]).map(({ flag, text, tone }) => (
    <Badge key={flag} tone={tone}>
      {t(text)}
    </Badge>
  ))
}

/** How much is off, by the rules of the catalogue; nothing when nothing is. */
export function DiscountBadge({ product }: { product: Parameters<typeof discountLabel>[0] }) {
  const t = useTranslations('card.discount')
  const label = discountLabel(product)
  if (label.kind === 'none') return null
  const value = label.kind === 'amount' ? formatMoney(label.value) : label.value
  return (
    <Badge tone="sale">
      <span className="sr-only">{t(`${label.kind}Spoken`, { value })}</span>
      <span aria-hidden>{t(label.kind, { value })}</span>
    </Badge>
  )
}
