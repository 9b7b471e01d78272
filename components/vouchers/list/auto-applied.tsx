import { useTranslations } from 'next-intl'
import { AUTO_APPLIED_PAGE, type Voucher } from '@/domain/voucher'
import { MoreVouchers } from './more-vouchers'
import { VoucherCard } from '../voucher-card'

/** Automatic vouchers: the first page, and a button for the next ones (VCH-04). */
export function AutoApplied({ vouchers, total }: { vouchers: readonly Voucher[]; total: number }) {
  const t = useTranslations('vouchers')
  if (vouchers.length === 0) return null
  return (
    <section aria-labelledby="auto-applied">
      <h2 id="auto-applied" className="font-display text-xl tablet:text-2xl">
        {t('title')}
      </h2>
      <p className="mt-1 mb-5 max-w-prose text-sm text-muted">{t('intro')}</p>
      <ul className={VOUCHER_GRID}>
        {vouchers.map((voucher) => (
          <li key={voucher._id}>
            <VoucherCard voucher={voucher} />
          </li>
        ))}
      </ul>
      {total > vouchers.length && (
        <MoreVouchers
          shown={vouchers.length}
          step={AUTO_APPLIED_PAGE}
          gridClassName={VOUCHER_GRID}
          texts={{ more: t('more'), loading: t('moreLoading'), failed: t('moreFailed') }}
        />
      )}
    </section>
  )
}

const VOUCHER_GRID = 'grid grid-cols-1 gap-3 tablet:grid-cols-2 tablet:gap-5 desktop:grid-cols-3'
