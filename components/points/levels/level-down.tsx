'use client'

import { useTranslations } from 'next-intl'
import { closeOverlay } from '@/components/overlays/store'
import { LEVEL_MONTHS } from '@/domain/loyalty/level-months'
import { formatMoney } from '@/lib/format'
import { LevelBenefits } from './level-benefits'
import { LevelNews } from './level-news'
import { levelDownOverlay, type LevelNewsProps } from './overlays'

/** A year of a level is over, and a lower one holds: why, what stays, and how to get the former one back. */
export default function LevelDown({ news }: LevelNewsProps) {
  const t = useTranslations('levels.down')
  const { from, to } = news
  return (
    <LevelNews
      news={news}
      title={t('title', { level: to.name })}
      onClose={() => closeOverlay(levelDownOverlay)}
    >
      <div className="grid gap-5 p-5">
        <p>{t('text', { from: from.name, months: LEVEL_MONTHS })}</p>
        <LevelBenefits title={t('benefits', { level: to.name })} level={to} />
        <p className="rounded-md bg-accent-soft px-3 py-2.5 text-sm">
          {t('back', { from: from.name, amount: formatMoney(from.threshold), months: LEVEL_MONTHS })}
        </p>
        <p className="text-sm text-muted">{t('kept')}</p>
      </div>
    </LevelNews>
  )
}
