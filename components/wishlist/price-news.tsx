'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { LatePushOffer } from '@/components/push/late-push-offer'
import { toast } from '@/components/toasts/toast'
import { api } from '@/lib/client/api'
import { withCause } from '@/lib/client/failure'
import { useData } from '@/lib/client/use-data'

const ADDRESS = api.catalog.v3.users.me['price-news'].$path()

/** Switches news of wishes that became cheaper on or off; then offers them on this device. */
export function PriceNews() {
  const t = useTranslations('wishlist.priceNews')
  const id = useId()
  const { data, mutate } = useData(ADDRESS, { revalidateOnFocus: false })
  const [isBusy, setBusy] = useState(false)
  if (!data) return null

  const change = async (is_wanted: boolean) => {
    if (isBusy) return
    setBusy(true)
    try {
      await api.catalog.v3.users.me['price-news'].$put({ json: { is_wanted } })
      await mutate()
    } catch (failure) {
      toast.error(withCause(t('failed'), failure))
    }
    setBusy(false)
  }
  return (
    <div className="mt-4 grid gap-3">
      <label htmlFor={id} className="flex min-h-11 items-center gap-3 text-sm">
        <input
          id={id}
          type="checkbox"
          className="size-5 accent-accent"
          checked={data.is_wanted}
          aria-disabled={isBusy || undefined}
          onChange={(event) => void change(event.target.checked)}
        />
        {t('label')}
      </label>
      {data.is_wanted && <LatePushOffer topic="price-drop" />}
    </div>
  )
}
