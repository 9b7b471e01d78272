'use client'

import { MapPin, Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { openOverlay } from '@/components/overlays/store'
import { toast } from '@/components/toasts/toast'
import { Button } from '@/components/ui/button'
import type { Address } from '@/domain/account/address'
import { AddressCard } from './address-card'
import { deleteAddress, inputOf, saveAddress, useAddresses } from './addresses'

/** A member's delivery addresses (spec 2 §2 /shipping-address): added, changed, deleted with a chance to undo, one of them the default. */
export function AddressBook() {
  const t = useTranslations('address')
  const { addresses, hasFailed, refresh, put } = useAddresses()
  /** deleted here, and still to be had back */
  const [hidden, setHidden] = useState<readonly string[]>([])

  const show = (id: string) => setHidden((ids) => ids.filter((other) => other !== id))

  const remove = (address: Address) => {
    setHidden((ids) => [...ids, address.id])
    toast.rollback(t('removed', { label: address.label }), {
      onUndo: () => show(address.id),
      onExpire: () => {
        deleteAddress(address.id)
          .then(put)
          .catch(() => toast.error(t('failed')))
          .finally(() => show(address.id))
      },
    })
  }

  const makeDefault = async (address: Address) => {
    if (!addresses) return
    await put(addresses.map((other) => ({ ...other, is_default: other.id === address.id })))
    try {
      await saveAddress(address.id, { ...inputOf(address), is_default: true })
      toast.show(t('madeDefault', { label: address.label }))
    } catch {
      toast.error(t('failed'))
    }
    await refresh()
  }

  const open = (address?: Address) => openOverlay('address-form', { address, onSaved: () => void refresh() })

  if (!addresses) {
    return hasFailed ? (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>{t('loadFailed')}</p>
        <Button variant="secondary" onClick={() => void refresh()}>
          {t('retry')}
        </Button>
      </div>
    ) : (
      <Waiting label={t('loading')} />
    )
  }
  const shown = addresses.filter(({ id }) => !hidden.includes(id))
  if (shown.length === 0) {
    return (
      <div className="grid justify-items-center gap-3 rounded-lg bg-sand px-6 py-12 text-center">
        <MapPin aria-hidden size={32} strokeWidth={1.5} className="text-accent" />
        <h2 className="font-display text-lg">{t('emptyTitle')}</h2>
        <p className="max-w-sm text-muted">{t('emptyText')}</p>
        <Button aria-haspopup="dialog" onClick={() => open()}>
          {t('addFirst')}
        </Button>
      </div>
    )
  }
  return (
    <>
      <ul className="grid grid-cols-1 gap-4 tablet:grid-cols-2">
        {shown.map((address) => (
          <li key={address.id}>
            <AddressCard
              address={address}
              onEdit={() => open(address)}
              onRemove={() => remove(address)}
              onDefault={() => void makeDefault(address)}
            />
          </li>
        ))}
      </ul>
      <Button aria-haspopup="dialog" className="mt-6 w-full tablet:w-auto" onClick={() => open()}>
        <Plus aria-hidden size={18} strokeWidth={1.5} />
        {t('add')}
      </Button>
    </>
  )
}

function Waiting({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="grid animate-pulse gap-4 tablet:grid-cols-2">
      {[0, 1].map((card) => (
        <div key={card} className="h-52 rounded-lg bg-sand" />
      ))}
    </div>
  )
}
