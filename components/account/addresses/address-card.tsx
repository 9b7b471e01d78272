'use client'

import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { Address } from '@/domain/account/address'
import { maskPhone } from '@/domain/account/phone'

interface AddressCardProps {
  address: Address
  onEdit: () => void
  onRemove: () => void
  onDefault: () => void
}

/** Id of a card, by which the focus finds it. */
export const cardId = (id: string) => `address-${id}`

/** One address as printed on a parcel, with its actions. */
export function AddressCard({ address, onEdit, onRemove, onDefault }: AddressCardProps) {
  const t = useTranslations('address')
  const { label } = address
  const place = [address.ward, address.district, address.province].filter(Boolean).join(', ')
  return (
    <article
      id={cardId(address.id)}
      tabIndex={-1}
      aria-label={label}
      className={`flex h-full flex-col rounded-lg border p-4 ${address.is_default ? 'border-accent' : 'border-line-strong'}`}
    >
      <h2 className="flex flex-wrap items-center gap-2 font-semibold">
        {label}
        {address.is_default && <Badge tone="accent">{t('default')}</Badge>}
      </h2>
      <address className="mt-2 flex-1 not-italic">
        <p>
          {address.recipient_name}
          <span className="text-muted">
            {' · '}
            {maskPhone(address)}
          </span>
        </p>
        <p className="mt-1 break-words">{address.address1}</p>
        {address.address2 && <p className="break-words">{address.address2}</p>}
        <p className="text-muted">{place}</p>
      </address>
      <div className="-mx-2 mt-2 flex flex-wrap">
        <Button
          variant="quiet"
          aria-haspopup="dialog"
          className="px-2!"
          aria-label={t('editOf', { label })}
          onClick={onEdit}
        >
          {t('edit')}
        </Button>
        <Button variant="quiet" className="px-2!" aria-label={t('removeOf', { label })} onClick={onRemove}>
          {t('remove')}
        </Button>
        {!address.is_default && (
          <Button
            variant="quiet"
            className="px-2!"
            aria-label={t('makeDefaultOf', { label })}
            onClick={onDefault}
          >
            {t('makeDefault')}
          </Button>
        )}
      </div>
    </article>
  )
}
