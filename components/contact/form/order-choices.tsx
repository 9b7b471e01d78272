'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { api } from '@/lib/client/api'
import { usePage } from '@/lib/client/use-data'
import { formatDate } from '@/lib/format'

const RECENT = { skip: '0', limit: '5', sort: '-created_at' }

/** The member's recent orders, one of which fills in the order number. Nothing for a member without orders. */
export default function OrderChoices() {
  const t = useTranslations('contact.form')
  const { setValue, control } = useFormContext()
  const chosen: unknown = useWatch({ control, name: 'order_number' })
  const { data } = usePage(api.order.user.me.orders.$path({ query: RECENT }))
  const orders = data?.data ?? []
  if (orders.length === 0) return null
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{t('orders')}</legend>
      <div className="flex flex-wrap gap-2">
        {orders.map(({ _id, reference_code, created_at }) => (
          <button
            key={_id}
            type="button"
            aria-pressed={chosen === reference_code}
            onClick={() =>
              setValue('order_number', reference_code, { shouldDirty: true, shouldValidate: true })
            }
            className="min-h-11 rounded-full border border-muted/80 px-4 text-sm tabular-nums hover:border-ink aria-pressed:border-accent aria-pressed:bg-accent-soft"
          >
            {t('orderOf', { code: reference_code, date: formatDate(created_at) })}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
