'use client'

import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { Bag, PricedShippingChoice } from '@/domain/bag/view'
import type { ShippingMethod } from '@/domain/shipping/methods'
import { formatMoney } from '@/lib/format'
import { ChoiceCard } from '../frame/choice-card'
import { useUnsavedChoices } from '../frame/choices'
import { formatEstimate } from './delivery-estimate'
import { useSaveChoice } from '../bag/use-choose'

/** Home delivery or pickup at a store. */
export function FulfilmentChoice({ isPickup }: { isPickup: boolean }) {
  const t = useTranslations('checkout.fulfilment')
  const choose = useSaveChoice()
  const ways = [
    { name: 'delivery', icon: 'truck', method: 'standard' },
    { name: 'pickup', icon: 'store', method: 'store_pickup' },
  ] as const
  return (
    <div role="radiogroup" aria-label={t('title')} className="grid gap-3 tablet:grid-cols-2">
      {ways.map(({ name, icon, method }) => (
        <ChoiceCard
          key={name}
          name="fulfilment"
          title={
            <span className="flex items-center gap-2">
              <Icon name={icon} size={20} className="text-accent" />
              {t(name)}
            </span>
          }
          checked={isPickup === (name === 'pickup')}
          onChange={() => void choose({ shipping_method: method })}
        >
          <span className="text-sm text-muted">{t(`${name}Text`)}</span>
        </ChoiceCard>
      ))}
    </div>
  )
}

const isDelivered = ({ code }: PricedShippingChoice) => code !== 'store_pickup'

/** Delivery methods for the address, each with fee and estimate. */
export function DeliveryChoice({ bag, chosen }: { bag: Bag; chosen: ShippingMethod | undefined }) {
  const t = useTranslations('checkout.delivery')
  const choose = useSaveChoice()
  const methods = bag.checkout.methods.filter(isDelivered)
  if (methods.length === 0) return <p className="text-muted">{t('addressFirst')}</p>
  return (
    <div role="radiogroup" aria-label={t('title')} className="grid grid-cols-1 gap-3">
      {methods.map((method) => (
        <ChoiceCard
          key={method.code}
          name="shipping_method"
          title={t(`methods.${method.code}`)}
          aside={<Fee {...method} />}
          checked={method.code === chosen}
          onChange={() => void choose({ shipping_method: method.code })}
        >
          <span className="text-sm text-muted">
            {method.estimate ? t('arrives', { days: formatEstimate(method.estimate) }) : t('noEstimate')}
          </span>
        </ChoiceCard>
      ))}
      <FreeShipping
        isFree={methods.find(({ code }) => code === 'standard')?.total === 0}
        missing={bag.shipping.missing_for_free}
      />
    </div>
  )
}

/** What a method costs in this bag, with its full fee where that is more. */
function Fee({ fee, total }: Pick<PricedShippingChoice, 'fee' | 'total'>) {
  const t = useTranslations('checkout.delivery')
  return (
    <span className="flex flex-wrap items-baseline justify-end gap-x-2 font-semibold">
      {total < fee && (
        <s className="text-sm font-normal text-muted">
          <span className="sr-only">{t('before')} </span>
          {formatMoney(fee)}
        </s>
      )}
      <span className={total === 0 ? 'text-success' : ''}>
        {total === 0 ? t('free') : formatMoney(total)}
      </span>
    </span>
  )
}

/** How much is missing for free standard delivery. */
function FreeShipping({ isFree, missing }: { isFree: boolean; missing: number | null }) {
  const t = useTranslations('checkout.delivery')
  if (isFree || missing === 0) return <p className="text-sm text-success">{t('freeReached')}</p>
  return (
    missing !== null && (
      <p className="text-sm text-muted">{t('missingForFree', { amount: formatMoney(missing) })}</p>
    )
  )
}

/** Saves the delivery method on the screen, also when the shopper did not touch it. */
export const useShownShippingMethod = (bag: Bag): ShippingMethod | undefined => {
  const unsent = useUnsavedChoices()
  return unsent.shipping_method ?? bag.checkout.shipping_method
}
