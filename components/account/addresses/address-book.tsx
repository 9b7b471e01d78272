'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { openOverlay } from '@/components/overlays/store'
import { useFocusOnChange } from '@/components/overlays/focus/use-focus-on-change'
import { toast } from '@/components/toasts/toast'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Address } from '@/domain/account/address'
import { findShown } from '@/lib/client/browser/find-shown'
import { AddressCard, cardId } from './address-card'
import { deleteAddress, addressInputOf, saveAddress, useAddresses } from './addresses'
import { addressFormOverlay } from './overlays'

/** A member's delivery addresses (PAY-07): add, change, delete with undo, choose the default. */
export function AddressBook() {
  const t = useTranslations('address')
  const { addresses, hasFailed, refresh, put } = useAddresses()
  /** deleted here; undo is still possible */
  const [hidden, setHidden] = useState<readonly string[]>([])

  /** the card that takes the focus after its pressed button is gone; the add button when none is left */
  const [turn, setTurn] = useState<{ id?: string } | null>(null)
  const add = useRef<HTMLButtonElement>(null)
  useFocusOnChange(turn, () => (turn?.id ? findShown(`#${cardId(turn.id)}`) : add.current))
  const shown = addresses?.filter(({ id }) => !hidden.includes(id)) ?? []

  const show = (id: string) => setHidden((ids) => ids.filter((other) => other !== id))

  const remove = (address: Address) => {
    const index = shown.indexOf(address)
    setTurn({ id: (shown[index + 1] ?? shown[index - 1])?.id })
    setHidden((ids) => [...ids, address.id])
    toast.rollback(t('removed', { label: address.label }), {
      onUndo: () => {
        show(address.id)
        setTurn({ id: address.id })
      },
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
    setTurn({ id: address.id })
    await put(addresses.map((other) => ({ ...other, is_default: other.id === address.id })))
    try {
      await saveAddress(address.id, { ...addressInputOf(address), is_default: true })
      toast.show(t('madeDefault', { label: address.label }))
    } catch {
      toast.error(t('failed'))
    }
    await refresh()
  }

  const open = (address?: Address) =>
    openOverlay(addressFormOverlay, { address, onSaved: () => void refresh() })

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
  const isEmpty = shown.length === 0
  // The same button for the first address and for more: the form gives the focus back to it.
  return (
    <div className={isEmpty ? 'empty-state py-12' : ''}>
      {isEmpty ? (
        <Empty />
      ) : (
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
      )}
      <Button
        ref={add}
        aria-haspopup="dialog"
        className={isEmpty ? '' : 'mt-6 w-full tablet:w-auto'}
        onClick={() => open()}
      >
        {!isEmpty && <Icon name="plus" />}
        {isEmpty ? t('addFirst') : t('add')}
      </Button>
    </div>
  )
}

function Empty() {
  const t = useTranslations('address')
  return (
    <>
      <Icon name="map-pin" size={32} />
      <h2 className="text-lg font-semibold">{t('emptyTitle')}</h2>
      <p>{t('emptyText')}</p>
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
