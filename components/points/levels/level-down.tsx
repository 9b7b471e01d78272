'use client'

import { useTranslations } from 'next-intl'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { closeOverlay } from '@/components/overlays/store'
import { useNavigate } from '@/components/overlays/use-navigate'
import { Button } from '@/components/ui/button'
import { LEVEL_MONTHS } from '@/domain/loyalty/level-months'
import { formatMoney } from '@/lib/format'
import { LevelBenefits } from './level-benefits'
import { useMarkSeen } from './mark-seen'
import { levelDownOverlay, type LevelNewsProps } from './overlays'

/** A year of a level is over, and a lower one holds: why, what stays, and how to get the former one back. */
export default function LevelDown({ news: { id, from, to } }: LevelNewsProps) {
  const t = useTranslations('levels')
  const go = useNavigate()
  useMarkSeen(id)
  return (
    <OverlayFrame
      title={t('down.title', { level: to.name })}
      footer={
        <div className="flex gap-3">
          <Button variant="secondary" onClick={() => closeOverlay(levelDownOverlay)}>
            {t('close')}
          </Button>
          <Button className="grow" onClick={() => go('/points-rewards')}>
            {t('more')}
          </Button>
        </div>
      }
    >
      <div className="grid gap-5 p-5">
        <p>{t('down.text', { from: from.name, months: LEVEL_MONTHS })}</p>
        <LevelBenefits title={t('down.benefits', { level: to.name })} level={to} />
        <p className="rounded-md bg-accent-soft px-3 py-2.5 text-sm">
          {t('down.back', {
            from: from.name,
            amount: formatMoney(from.threshold),
            months: LEVEL_MONTHS,
          })}
        </p>
        <p className="text-sm text-muted">{t('down.kept')}</p>
      </div>
    </OverlayFrame>
  )
}
