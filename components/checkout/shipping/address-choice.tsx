'use client'

import { useTranslations } from 'next-intl'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { useAddresses } from '@/components/account/addresses/addresses'
import { addressFormOverlay } from '@/components/account/addresses/overlays'
import { openOverlay } from '@/components/overlays/store'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Address } from '@/domain/account/address'
import { AddressLines } from './address-lines'
import { ChoiceCard } from '../frame/choice-card'
import { useUnsavedChoices } from '../frame/choices'
import { useSaveChoice } from '../bag/use-choose'

interface AddressChoiceProps {
  /** the address saved in the bag */
  address: Address | null
  /** the member's addresses, as far as they are known already */
  known?: Address[]
}

/** Delivery address of a member's order: one of their addresses, which can be added or edited here. */
export function AddressChoice({ address, known }: AddressChoiceProps) {
  const t = useTranslations('checkout.address')
  const { addresses, hasFailed, refresh } = useAddresses(known)
  const choose = useSaveChoice()
  const unsent = useUnsavedChoices()
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  // The button that opened the list is gone: the arrow keys continue from the chosen address.
  useLayoutEffect(() => {
    if (isOpen) list.current?.querySelector<HTMLElement>('input:checked')?.focus()
  }, [isOpen])
  const chosenId = unsent.address_id ?? address?.id
  const chosen = addresses?.find(({ id }) => id === chosenId)
  const hasOthers = chosen !== undefined && (addresses?.length ?? 0) > 1
  const isFolded = hasOthers && !isOpen
  const shown = isFolded ? [chosen] : (addresses ?? [])

  const open = (edited?: Address) =>
    openOverlay(addressFormOverlay, {
      address: edited,
      onSaved: ({ id }) => {
        void refresh()
        // Also when it is chosen already: fee and estimate may have changed.
        void choose({ address_id: id })
      },
    })

  if (!addresses && hasFailed)
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>{t('loadFailed')}</p>
        <Button variant="secondary" onClick={() => void refresh()}>
          {t('retry')}
        </Button>
      </div>
    )
  if (!addresses)
    return <div role="status" aria-label={t('loading')} className="h-28 animate-pulse rounded-lg bg-sand" />

  return (
    <div className="grid grid-cols-1 gap-3">
      {addresses.length === 0 && <NoAddress />}
      <div
        ref={list}
        id={listId}
        role="radiogroup"
        aria-label={t('title')}
        className="grid gap-3 empty:hidden"
      >
        {shown.map((one) => (
          <div key={one.id} className="relative">
            <ChoiceCard
              name="address"
              title={
                <span className="flex flex-wrap items-center gap-2 pr-10">
                  {one.label}
                  {one.is_default && <Badge tone="accent">{t('default')}</Badge>}
                </span>
              }
              checked={one.id === chosenId}
              onChange={() => void choose({ address_id: one.id })}
            >
              <AddressLines address={one} />
            </ChoiceCard>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={t('editOf', { label: one.label })}
              onClick={() => open(one)}
              className="absolute top-1 right-1 grid size-11 place-items-center rounded-full text-muted hover:text-accent"
            >
              <Icon name="pencil" />
            </button>
          </div>
        ))}
      </div>
      <div className="flex flex-wrap gap-x-2">
        {hasOthers && (
          <Button
            variant="quiet"
            className="px-2!"
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? t('fold') : t('others', { count: addresses.length - 1 })}
          </Button>
        )}
        <Button
          variant={addresses.length === 0 ? 'primary' : 'quiet'}
          className={addresses.length === 0 ? 'w-full tablet:w-auto' : 'px-2!'}
          aria-haspopup="dialog"
          onClick={() => open()}
        >
          <Icon name="plus" />
          {t(addresses.length === 0 ? 'addFirst' : 'add')}
        </Button>
      </div>
    </div>
  )
}

function NoAddress() {
  const t = useTranslations('checkout.address')
  return (
    <p className="flex items-start gap-2 text-muted">
      <Icon name="map-pin" size={20} className="mt-0.5 shrink-0 text-accent" />
      {t('none')}
    </p>
  )
}
