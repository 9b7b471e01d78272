import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import type { SaleState } from '@/domain/catalog/sale-state'
import { type LabelledProduct, labelsOf } from './badges'

/** Labels of a product: flash sale, one for one, pre-order, new, exclusive, limited, online only (PDP-12, PDP-13). */
export function ProductLabels({
  product,
  state,
}: {
  product: LabelledProduct
  state: Pick<SaleState, 'kind'>
}) {
  const t = useTranslations('card.label')
  return labelsOf(product, state).map(({ flag, text, tone }) => (
    <Badge key={flag} tone={tone}>
      {t(text)}
    </Badge>
  ))
}
