'use client'

import Link from 'next/link'
import { ProductPicture } from '@/components/goods/picture'
import { fillText } from '@/components/ui/fill-text'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { promoPath } from '@/lib/listing/promotion-path'

/** A voucher or a gift of a product. */
export interface OfferView {
  title: string
  /** the orders it applies to */
  reason: string
  /** its end, and how it is used, as one sentence; a voucher's code is said before it */
  terms: string
  code?: string
  /** picture of a gift, or the icon of its kind */
  picture?: string
  icon?: IconName
  /** of a voucher with details */
  slug?: string
}

interface OfferListProps {
  offers: readonly OfferView[]
  /** `infoOf` contains {name} */
  texts: { code: string; info: string; infoOf: string }
  className?: string
}

/** Offers below each other. A client component, since a page's stream then has their data instead of their markup. */
export function OfferList({ offers, texts, className = '' }: OfferListProps) {
  return (
    <ul className={`offers ${className}`}>
      {offers.map(({ title, reason, terms, code, picture, icon = 'gift', slug }, at) => (
        <li key={at}>
          <span>
            {picture ? (
              <ProductPicture image={{ url: picture }} alt="" sizes={48} className="size-12" />
            ) : (
              <Icon name={icon} size={22} />
            )}
          </span>
          <div>
            <b>{title}</b>
            <p>{reason}</p>
            <small>
              {code && (
                <>
                  {texts.code} <code>{code}</code>{' '}
                </>
              )}
              {terms}
            </small>
            {slug && (
              // Opened as an overlay by `watchVoucherLinks`, which is loaded late.
              <Link
                href={promoPath('voucher', slug)}
                prefetch={false}
                rel="nofollow"
                data-voucher={slug}
                aria-haspopup="dialog"
                aria-label={fillText(texts.infoOf, { name: title })}
                className="voucher-link"
              >
                {texts.info}
              </Link>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
