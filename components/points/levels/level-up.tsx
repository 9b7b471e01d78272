'use client'

import { useTranslations } from 'next-intl'
import { closeOverlay } from '@/components/overlays/store'
import { LevelFlower } from '../page/level-flower'
import { LevelBenefits } from './level-benefits'
import { LevelNews } from './level-news'
import { levelUpOverlay, type LevelNewsProps } from './overlays'

/** Petals of the flower on the overlay: it has fully opened. */
const OPENED = 3

/** A member has reached a higher level: what it brings from now on. */
export default function LevelUp({ news }: LevelNewsProps) {
  const t = useTranslations('levels.up')
  const { to } = news
  return (
    <LevelNews
      news={news}
      title={t('title', { level: to.name })}
      hideTitle
      onClose={() => closeOverlay(levelUpOverlay)}
    >
      <div className="grid justify-items-center gap-3 bg-linear-to-b from-accent-soft to-gold-soft px-4 pt-10 pb-8 text-center">
        <LevelFlower rank={OPENED} className="size-24 text-accent" />
        <p className="text-sm text-muted">{t('lead')}</p>
        <p aria-hidden className="font-display text-3xl text-accent-dark">
          {to.name}
        </p>
        <p className="max-w-80 text-sm">{t('text', { level: to.name })}</p>
      </div>
      <div className="p-5">
        <LevelBenefits title={t('benefits')} level={to} />
      </div>
    </LevelNews>
  )
}
