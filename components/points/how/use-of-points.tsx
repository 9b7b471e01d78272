import { useTranslations } from 'next-intl'
import { HelpLink } from '@/components/forms/help-link'
import { ButtonLink } from '@/components/ui/button'
import { BEAUTY_POINT_BASE, POINT_VALUE } from '@/domain/bag/pricing/points'
import { formatMoney, formatNumber } from '@/lib/format'
import { HELP_EARNING, HELP_POINTS, HELP_POINTS_FAQ } from '@/lib/pages/help/topics'
import { POINTS_PATH } from '@/lib/pages/routes'

interface UseOfPointsProps {
  /** how many rewards there are */
  rewards: number
  /** months that points are good for */
  months: number
}

/** What points are good for, and for how long. */
export function UseOfPoints({ rewards, months }: UseOfPointsProps) {
  const t = useTranslations('howToEarn.use')
  const help = useTranslations('howToEarn.help')
  const uses = [
    [t('pay'), t('payText', { value: formatMoney(POINT_VALUE), least: formatMoney(BEAUTY_POINT_BASE) })],
    ...(rewards > 0 ? [[t('redeem'), t('redeemText', { count: formatNumber(rewards) })]] : []),
    [t('keep'), t('keepText', { months: formatNumber(months) })],
  ]
  return (
    <section aria-label={t('title')}>
      <h2 className="section-title">{t('title')}</h2>
      <dl className="mt-5 grid gap-5 tablet:grid-cols-3">
        {uses.map(([name, text]) => (
          <div key={name}>
            <dt className="font-semibold">{name}</dt>
            <dd className="mt-1 text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6">
        <ButtonLink href={POINTS_PATH}>{t('toRewards')}</ButtonLink>
      </p>
      <h3 className="mt-8 font-semibold">{help('title')}</h3>
      <ul>
        {(
          [
            ['earn', HELP_EARNING],
            ['pay', HELP_POINTS],
            ['faq', HELP_POINTS_FAQ],
          ] as const
        ).map(([name, href]) => (
          <li key={name}>
            <HelpLink href={href} label={help(name)} isText />
          </li>
        ))}
      </ul>
    </section>
  )
}
