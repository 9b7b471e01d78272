'use client'

import { useTranslations } from 'next-intl'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { Icon } from '@/components/ui/icon'
import { ButtonLink } from '@/components/ui/button'
import { POINT_VALUE } from '@/domain/bag/pricing/points'
import { benefitWords } from '@/domain/loyalty/benefit-words'
import { LEVEL_MONTHS } from '@/domain/loyalty/level-months'
import type { Benefit, Level } from '@/domain/loyalty/levels'
import { formatMoney } from '@/lib/format'
import { HOW_TO_EARN_PATH } from '@/lib/pages/routes'
import type { PointsDetailProps } from '../overlays'

/** What the member's level brings now, what the next one adds, and how points are counted (OVL-18). */
export default function PointsDetail({ level: { current, next, needed } }: PointsDetailProps) {
  const t = useTranslations('points.detail')
  const card = useTranslations('points.card')
  const added = next ? newBenefits(current, next) : []
  return (
    <OverlayFrame title={t('title')}>
      <div className="grid gap-6 p-5">
        <section className="grid gap-2">
          <h3 className="font-semibold">{t('now', { level: current.name })}</h3>
          {current.benefits.length > 0 ? <Benefits benefits={current.benefits} /> : <p>{t('noBenefits')}</p>}
        </section>
        {next && (
          <section className="grid gap-2">
            <h3 className="font-semibold">{t('next', { level: next.name })}</h3>
            <Benefits benefits={added} />
            <p className="text-sm text-muted">
              {card('needed', { amount: formatMoney(needed), level: next.name })}
            </p>
          </section>
        )}
        <section className="grid gap-2 border-t border-line pt-5 text-sm">
          <h3 className="text-base font-semibold">{t('how')}</h3>
          <ul className="grid gap-1.5">
            <li>{t('worth', { amount: formatMoney(POINT_VALUE) })}</li>
            <li>{t('order')}</li>
            <li>{t('year', { months: LEVEL_MONTHS })}</li>
          </ul>
          <p className="mt-2">
            <ButtonLink href={HOW_TO_EARN_PATH} variant="secondary">
              {t('more')}
            </ButtonLink>
          </p>
        </section>
      </div>
    </OverlayFrame>
  )
}

/** The benefits of a level that the one below it has not, or has with another figure. */
const newBenefits = (current: Level, next: Level): Benefit[] =>
  next.benefits.filter(
    ({ kind, value }) => !current.benefits.some((own) => own.kind === kind && own.value === value),
  )

function Benefits({ benefits }: { benefits: readonly Benefit[] }) {
  return (
    <ul className="grid gap-1.5">
      {benefits.map((benefit) => (
        <li key={benefit.kind} className="flex gap-2">
          <Icon name="check" className="mt-1 shrink-0 text-success" />
          {benefitWords(benefit)}
        </li>
      ))}
    </ul>
  )
}
