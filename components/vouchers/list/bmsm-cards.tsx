import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { Icon } from '@/components/ui/icon'
import type { Voucher } from '@/domain/voucher'
import { formatLastDay } from '@/lib/format'
import { saveMorePath } from '@/lib/listing/promotion-path'
import { tierTexts } from '../discount-text'

/** Vouchers of 'buy more, save more', each leading to its products. */
export function BmsmCards({ vouchers }: { vouchers: readonly Voucher[] }) {
  const t = useTranslations('vouchers')
  if (vouchers.length === 0) return null
  return (
    <section aria-labelledby="bmsm">
      <h2 id="bmsm" className="font-display text-xl tablet:text-2xl">
        {t('bmsm')}
      </h2>
      <p className="mt-1 mb-5 max-w-prose text-sm text-muted">{t('bmsmIntro')}</p>
      <ul className="grid gap-3 tablet:grid-cols-3 tablet:gap-5">
        {vouchers.map((voucher) => (
          <li key={voucher._id}>
            <BmsmCard voucher={voucher} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function BmsmCard({ voucher }: { voucher: Voucher }) {
  const t = useTranslations('vouchers')
  return (
    <article className="group relative flex h-full flex-col gap-3 rounded-lg bg-accent-soft p-5 text-sm">
      <Icon name="layers" size={24} className="text-accent" />
      <h3 className="text-base">
        <Link
          href={saveMorePath(voucher)}
          prefetch={false}
          className="outline-none after:absolute after:inset-0 after:rounded-lg group-hover:text-accent focus-visible:after:outline-2 focus-visible:after:outline-accent"
        >
          {voucher.name}
        </Link>
      </h3>
      <ul className="grid gap-1">
        {tierTexts(voucher, t).map((tier) => (
          <li key={tier} className="font-semibold text-accent-dark">
            {tier}
          </li>
        ))}
      </ul>
      <p className="mt-auto flex flex-wrap justify-between gap-x-4 text-xs text-muted">
        <span>{t('until', { date: formatLastDay(voucher.end_date) })}</span>
        <span aria-hidden className="text-accent underline underline-offset-4">
          {t('bmsmLink')}
        </span>
      </p>
    </article>
  )
}
