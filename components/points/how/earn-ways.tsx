import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import type { EarningWay, WayToEarn } from '@/domain/loyalty/ledger'
import { formatMoney, formatNumber } from '@/lib/format'

const ICONS: Record<EarningWay, IconName> = {
  order: 'shopping-bag',
  review: 'message-square-text',
  'review-photos': 'camera',
  referral: 'share-2',
  birthday: 'calendar-heart',
  'check-in': 'calendar-days',
  wheel: 'sparkles',
}

/** Every way to earn points that brings some today, with its figure and where it is done. */
export function EarnWays({ ways }: { ways: readonly WayToEarn[] }) {
  return (
    <ul className="grid gap-4 tablet:grid-cols-2 desktop:grid-cols-3">
      {ways.map((way) => (
        <li key={way.way} className="grid content-start gap-2 rounded-lg border border-line bg-white p-5">
          <Way way={way} />
        </li>
      ))}
    </ul>
  )
}

function Way({ way: { way, points, per_amount, link } }: { way: WayToEarn }) {
  const t = useTranslations('howToEarn')
  return (
    <>
      <span className="grid size-11 place-items-center rounded-full bg-accent-soft text-accent">
        <Icon name={ICONS[way]} size={22} />
      </span>
      <h3 className="mt-1 font-semibold">{t(`way.${way}.title`)}</h3>
      <p className="font-semibold text-gold-dark">
        {points === null
          ? t('varies')
          : per_amount === null
            ? t('each', { count: formatNumber(points) })
            : t('perAmount', { count: formatNumber(points), amount: formatMoney(per_amount) })}
      </p>
      <p className="text-sm text-muted">{t(`way.${way}.text`)}</p>
      <p>
        <Link
          href={link}
          prefetch={false}
          className="inline-flex min-h-11 items-center gap-1.5 text-sm text-accent hover:underline"
        >
          {t(`way.${way}.action`)}
          <Icon name="arrow-right" size={16} />
        </Link>
      </p>
    </>
  )
}
