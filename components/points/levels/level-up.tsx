'use client'

import { useTranslations } from 'next-intl'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { closeOverlay } from '@/components/overlays/store'
import { useNavigate } from '@/components/overlays/use-navigate'
import { Button } from '@/components/ui/button'
import { LevelFlower } from '../page/level-flower'
import { LevelBenefits } from './level-benefits'
import { useMarkSeen } from './mark-seen'
import { levelUpOverlay, type LevelNewsProps } from './overlays'

/** Petals of the flower on the overlay: it has fully opened. */
const OPENED = 3

/** A member has reached a higher level: what it brings from now on. */
export default function LevelUp({ news: { id, to } }: LevelNewsProps) {
  const t = useTranslations('levels')
  const go = useNavigate()
  useMarkSeen(id)
  return (
    <OverlayFrame
      title={t('up.title', { level: to.name })}
      hideTitle
      footer={
        <div className="flex gap-3">
          <Button variant="secondary" onClick={() => closeOverlay(levelUpOverlay)}>
            {t('close')}
          </Button>
          <Button className="grow" onClick={() => go('/points-rewards')}>
            {t('more')}
          </Button>
        </div>
      }
    >
      <div className="grid">
        <div className="grid justify-items-center gap-3 bg-linear-to-b from-accent-soft to-gold-soft px-4 pt-10 pb-8 text-center">
          <LevelFlower rank={OPENED} className="size-24 text-accent" />
          <p className="text-sm text-muted">{t('up.lead')}</p>
          <p aria-hidden className="font-display text-3xl text-accent-dark">
            {to.name}
          </p>
          <p className="max-w-80 text-sm">{t('up.text', { level: to.name })}</p>
        </div>
        <div className="p-5">
          <LevelBenefits title={t('up.benefits')} level={to} />
        </div>
      </div>
    </OverlayFrame>
  )
}
