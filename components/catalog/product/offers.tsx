import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ProductPicture } from '@/components/catalog/card/picture'
import { Icon } from '@/components/ui/icon'
import { VoucherInfoLink } from '@/components/vouchers/voucher-info-link'
import { giftConditions, reasonSentence, voucherConditions } from '@/components/vouchers/condition-text'
import { voucherIcons } from '@/components/vouchers/voucher-icons'
import type { Promotion } from '@/domain/catalog/promotion'
import type { Voucher } from '@/domain/voucher'
import { formatDate } from '@/lib/format'

/** Offers shown at once; the rest is folded. */
const SHOWN = 3

/** Vouchers and gifts that apply to the product, each with its reason. */
export function Offers({ vouchers, gifts }: { vouchers: readonly Voucher[]; gifts: readonly Promotion[] }) {
  const t = useTranslations('product.offers')
  const items = [
    ...gifts.map((gift) => <GiftItem key={`gift-${gift._id}`} gift={gift} />),
    ...vouchers.map((voucher) => <VoucherItem key={voucher._id} voucher={voucher} />),
  ]
  if (items.length === 0) return null
  return (
    <section aria-label={t('title')}>
      <h2 className="text-base">{t('title')}</h2>
      <ul className="offers mt-2">{items.slice(0, SHOWN)}</ul>
      {items.length > SHOWN && (
        <details className="group">
          <summary className="flex min-h-11 cursor-pointer list-none items-center text-sm font-semibold text-accent group-open:hidden [&::-webkit-details-marker]:hidden">
            {t('more', { count: items.length - SHOWN })}
          </summary>
          <ul className="offers">{items.slice(SHOWN)}</ul>
        </details>
      )}
    </section>
  )
}

function Item({ figure, title, children }: { figure: ReactNode; title: ReactNode; children: ReactNode }) {
  return (
    <li>
      <span>{figure}</span>
      <div>
        <b>{title}</b>
        {children}
      </div>
    </li>
  )
}

function VoucherItem({ voucher }: { voucher: Voucher }) {
  const t = useTranslations('product.offers')
  const reason = useTranslations('product.reason')
  const icon = voucherIcons[voucher.type]
  return (
    <Item figure={<Icon name={icon} size={22} />} title={voucher.name}>
      <p>{reasonSentence(voucherConditions(voucher), reason)}</p>
      <small className="offer-terms">
        {voucher.code ? (
          <>
            {t('code')} <code>{voucher.code}</code>{' '}
          </>
        ) : (
          `${t('automatic')} `
        )}
        {t('until', { date: formatDate(voucher.end_date) })}
      </small>
      <VoucherInfoLink voucher={voucher} />
    </Item>
  )
}

function GiftItem({ gift: { gift, name, reason: asked, end_date } }: { gift: Promotion }) {
  const t = useTranslations('product.offers')
  const reason = useTranslations('product.reason')
  const figure = gift?.image_url ? (
    <ProductPicture image={{ url: gift.image_url }} alt="" sizes={48} className="size-12" />
  ) : (
    <Icon name="gift" size={22} />
  )
  return (
    <Item figure={figure} title={gift ? t('gift', { name: gift.name }) : name}>
      <p>{reasonSentence(giftConditions(asked), reason)}</p>
      <small>{t('until', { date: formatDate(end_date) })}</small>
    </Item>
  )
}
