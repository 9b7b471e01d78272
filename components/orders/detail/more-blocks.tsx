'use client'

import { useTranslations } from 'next-intl'
import { maskPhone } from '@/domain/account/phone'
import type { Order } from '@/domain/order/order'
import { Block, Fact } from './block'

/** Whom the order is for, the invoice asked for, and what the buyer wrote. */
export function MoreBlocks({ order: { contact, invoice, note, is_gift } }: { order: Order }) {
  const t = useTranslations('orders')
  return (
    <>
      <Block title={t('detail.contact')}>
        <p className="text-sm">{contact.name}</p>
        <p className="text-sm text-muted">{maskPhone(contact)}</p>
        {contact.email && <p className="text-sm break-words text-muted">{contact.email}</p>}
        {is_gift && <p className="mt-2 text-sm">{t('detail.gift')}</p>}
      </Block>
      {invoice && (
        <Block title={t('detail.invoice')}>
          <p className="text-sm font-semibold">{invoice.name}</p>
          <dl>
            {invoice.tax_code && <Fact name={t('invoice.taxCode')}>{invoice.tax_code}</Fact>}
            <Fact name={t('invoice.address')}>{invoice.address}</Fact>
            <Fact name={t('invoice.email')}>{invoice.email}</Fact>
          </dl>
        </Block>
      )}
      {note && (
        <Block title={t('detail.note')}>
          <p className="text-sm break-words whitespace-pre-line">{note}</p>
        </Block>
      )}
    </>
  )
}
