import { useTranslations } from 'next-intl'
import { Picture } from '@/components/ui/picture'
import type { Prize } from '@/domain/campaign/prize'
import { formatLastDay, formatNumber } from '@/lib/format'
import { isServable } from '@/lib/pictures'

/** What a prize is, costs and asks for, and the balance before and after. */
export function RedeemFacts({ prize, balance }: { prize: Prize; balance: number }) {
  const t = useTranslations('campaignPlay.redeem')
  const { image, description, points, stock, per_member, end_date } = prize
  const left = balance - points
  const facts = [
    [t('cost'), t('tokens', { count: points })],
    [t('balance'), t('tokens', { count: balance })],
    ...(left >= 0 ? [[t('after'), t('tokens', { count: left })]] : []),
    [t('stock'), formatNumber(stock)],
    ...(per_member === null ? [] : [[t('perMember'), formatNumber(per_member)]]),
    [t('until'), formatLastDay(end_date)],
  ]
  return (
    <>
      <div className="flex gap-4">
        {image && isServable(image.url) && (
          <Picture
            src={image.url}
            alt=""
            width={112}
            height={75}
            className="h-[4.6875rem] w-28 shrink-0 rounded-md object-cover"
          />
        )}
        <p className="min-w-0 text-sm">{description}</p>
      </div>
      <dl className="divide-y divide-line rounded-md border border-line bg-white px-4 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 py-2">
            <dt className="text-muted">{name}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
