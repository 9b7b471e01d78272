import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { giftConditions, reasonSentence, voucherConditions } from '@/components/offers/condition-text'
import { voucherIcons } from '@/components/offers/voucher-icons'
import type { Promotion } from '@/domain/catalog/promotion'
import type { Voucher } from '@/domain/voucher'
import { formatLastDay } from '@/lib/format'
import { textTemplate } from '@/lib/text-template'
import { OfferList, type OfferView } from './offer-list'

/** Offers shown at once; the rest is folded. */
const SHOWN = 3

interface OffersProps {
  productId: number
  vouchers: readonly Voucher[]
  gifts: readonly Promotion[]
}

/** Vouchers and gifts that apply to the product, each with its reason, and the way to offers of banks. */
export function Offers({ productId, vouchers, gifts }: OffersProps) {
  const t = useTranslations('product.offers')
  const info = useTranslations('vouchers')
  const offers = useOfferViews(vouchers, gifts)
  const texts = { code: t('code'), info: info('info'), infoOf: textTemplate(info.raw('infoOf')) }
  return (
    <section aria-label={t('title')}>
      <h2 className="text-base">{t('title')}</h2>
      {offers.length > 0 && <OfferList offers={offers.slice(0, SHOWN)} texts={texts} className="mt-2" />}
      {offers.length > SHOWN && (
        <details className="group">
          <summary className="flex min-h-11 cursor-pointer list-none items-center text-sm font-semibold text-accent group-open:hidden [&::-webkit-details-marker]:hidden">
            {t('more', { count: offers.length - SHOWN })}
          </summary>
          <OfferList offers={offers.slice(SHOWN)} texts={texts} />
        </details>
      )}
      {/* Opened as an overlay by `watchBankLinks`, which is loaded late. */}
      <Link
        href="/partners-promo"
        prefetch={false}
        data-banks={productId}
        aria-haspopup="dialog"
        className="voucher-link"
      >
        {t('banks')}
      </Link>
    </section>
  )
}

function useOfferViews(vouchers: readonly Voucher[], gifts: readonly Promotion[]): OfferView[] {
  const t = useTranslations('product.offers')
  const reason = useTranslations('product.reason')
  const until = (date: string) => t('until', { date: formatLastDay(date) })
  return [
    ...gifts.map(({ gift, name, reason: asked, end_date }) => ({
      title: gift ? t('gift', { name: gift.name }) : name,
      reason: reasonSentence(giftConditions(asked), reason),
      terms: until(end_date),
      ...(gift?.image_url && { picture: gift.image_url }),
    })),
    ...vouchers.map((voucher) => ({
      title: voucher.name,
      reason: reasonSentence(voucherConditions(voucher), reason),
      icon: voucherIcons[voucher.type],
      slug: voucher.slug,
      ...(voucher.code
        ? { code: voucher.code, terms: until(voucher.end_date) }
        : { terms: `${t('automatic')} ${until(voucher.end_date)}` }),
    })),
  ]
}
