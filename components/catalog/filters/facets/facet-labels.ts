import { useTranslations } from 'next-intl'
import type { FacetLabels } from './facet-options'

/** Names of choices without a name of their own. */
export function useFacetLabels(): FacetLabels {
  const t = useTranslations('filters')
  return {
    stars: (value) => t('stars', { value }),
    onSale: t('onSale'),
    availability: {
      all_product: t('all_product'),
      is_pre_order: t('is_pre_order'),
      available_stock: t('available_stock'),
    },
  }
}
