import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { lineCommission } from '@/domain/affiliate/commission'
import type { Programme } from '@/domain/affiliate/own'
import { formatMoney } from '@/lib/format'
import { percentOf } from '../percent'

/** The example's goods and voucher, dong. */
const GOODS = 640_000
const VOUCHER = 40_000

/** The rates of today, from the rows that act. */
export function Rates({ programme: { rates, other_basis_points } }: { programme: Programme }) {
  const t = useTranslations('affiliate.rates')
  return (
    <div className="grid grid-cols-1 items-start gap-6 tablet:grid-cols-2">
      <div>
        <table className="w-full border-collapse text-left">
          <caption className="sr-only">{t('title')}</caption>
          <thead>
            <tr className="border-b border-line text-sm text-muted">
              <th scope="col" className="py-2 pr-4 font-normal">
                {t('category')}
              </th>
              <th scope="col" className="py-2 text-right font-normal">
                {t('rate')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rates.map(({ category, path, basis_points }) => (
              <tr key={category} className="border-b border-line">
                <th scope="row" className="py-1 pr-4 font-normal">
                  {path === null ? (
                    category
                  ) : (
                    <Link
                      href={`/${path}`}
                      prefetch={false}
                      className="inline-flex min-h-11 items-center hover:underline"
                    >
                      {category}
                    </Link>
                  )}
                </th>
                <td className="py-1 text-right font-semibold tabular-nums">{percentOf(basis_points)}</td>
              </tr>
            ))}
            <tr className="border-b border-line">
              <th scope="row" className="py-3 pr-4 font-normal">
                {t(rates.length === 0 ? 'all' : 'others')}
              </th>
              <td className="py-3 text-right font-semibold tabular-nums">{percentOf(other_basis_points)}</td>
            </tr>
          </tbody>
        </table>
        <p className="mt-3 text-sm text-muted">{t('note')}</p>
      </div>
      <Example basisPoints={rates[0]?.basis_points ?? other_basis_points} />
    </div>
  )
}

/** One order reckoned through with the highest rate of today. */
function Example({ basisPoints }: { basisPoints: number }) {
  const t = useTranslations('affiliate.example')
  const paid = GOODS - VOUCHER
  const rows = [
    [t('goods'), formatMoney(GOODS)],
    [t('voucher'), `−${formatMoney(VOUCHER)}`],
    [t('paid'), formatMoney(paid)],
    [t('rate'), percentOf(basisPoints)],
  ]
  return (
    <section aria-label={t('title')} className="rounded-lg bg-sand p-5 tablet:p-6">
      <h3 className="font-display text-lg">{t('title')}</h3>
      <dl className="mt-3 grid gap-2">
        {rows.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-6 border-b border-line pb-2">
            <dt>{name}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
        <div className="flex flex-wrap justify-between gap-x-6 pt-1">
          <dt className="font-semibold">{t('earned')}</dt>
          <dd className="text-xl font-semibold text-accent tabular-nums">
            {formatMoney(lineCommission(paid, basisPoints))}
          </dd>
        </div>
      </dl>
    </section>
  )
}
