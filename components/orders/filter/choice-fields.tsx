'use client'

import { useTranslations } from 'next-intl'
import { ORDER_SOURCES } from '@/domain/order/order-list'
import type { OrderNarrowing, OrderFilter } from './filter-url'
import { SelectField } from './select-field'
import { useStores } from '@/components/orders/parts/use-stores'

type Chosen = Pick<OrderNarrowing, 'source' | 'store' | 'type'>

const TYPES = ['delivery', 'pickup'] as const

interface ChoiceFieldsProps {
  tab: OrderFilter['tab']
  value: Chosen
  onChange: (change: Partial<Chosen>) => void
}

/** Filters by source, pickup store and fulfilment. */
export function ChoiceFields({ tab, value, onChange }: ChoiceFieldsProps) {
  const t = useTranslations('orders')
  const { stores = [] } = useStores()
  return (
    <>
      <SelectField
        label={t('filter.source')}
        value={value.source}
        options={[
          { value: '', label: t('filter.anySource') },
          ...ORDER_SOURCES.map((source) => ({ value: source, label: t(`source.${source}`) })),
        ]}
        onChange={(chosen) => onChange({ source: ORDER_SOURCES.find((one) => one === chosen) ?? '' })}
      />
      <SelectField
        label={t('filter.store')}
        value={value.store ? String(value.store) : ''}
        options={[
          { value: '', label: t('filter.anyStore') },
          ...stores.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={(chosen) => onChange({ store: Number(chosen) })}
      />
      {tab === 'all' && (
        <SelectField
          label={t('filter.type')}
          value={value.type}
          options={[
            { value: '', label: t('filter.anyType') },
            ...TYPES.map((type) => ({ value: type, label: t(`type.${type}`) })),
          ]}
          onChange={(chosen) => onChange({ type: TYPES.find((one) => one === chosen) ?? '' })}
        />
      )}
    </>
  )
}
