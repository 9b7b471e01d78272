import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { Voucher } from '@/domain/voucher'
import { promoPath } from '@/lib/listing/promotion-path'

/**
 * Links to a voucher's details: an overlay opened by `watchVoucherLinks`, which is loaded late; until then, and without scripts, the
 * promotions page.
 */
export function VoucherInfoLink({ voucher }: { voucher: Pick<Voucher, 'slug' | 'name'> }) {
  const t = useTranslations('vouchers')
  return (
    <Link
      href={promoPath('voucher', voucher.slug)}
      prefetch={false}
      rel="nofollow"
      data-voucher={voucher.slug}
      aria-haspopup="dialog"
      aria-label={t('infoOf', { name: voucher.name })}
      className="voucher-link"
    >
      {t('info')}
    </Link>
  )
}
