'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { RedeemedReward } from '@/domain/loyalty/rewards'
import { formatLastDay } from '@/lib/format'
import { RedeemedCode } from '../redeemed/redeemed-code'

/** What was redeemed, where it is, and until when it is good. */
export function RedeemDone({ redeemed: { reward, code, where, expires_at } }: { redeemed: RedeemedReward }) {
  const t = useTranslations('points.redeem')
  const title = useRef<HTMLParagraphElement>(null)
  // The button that was pressed is gone: its place is the news.
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return (
    <OverlayFrame title={t('done')}>
      <div className="grid justify-items-center gap-4 p-6 text-center">
        <span className="grid size-16 place-items-center rounded-full bg-success-soft text-success">
          <Icon name="check" size={32} />
        </span>
        <p ref={title} tabIndex={-1} className="text-xl font-semibold outline-none">
          {t('doneText', { name: reward.name })}
        </p>
        <RedeemedCode code={code} />
        <p>{t(`where.${where.kind}`)}</p>
        <p className="text-sm text-muted">{t('expires', { day: formatLastDay(expires_at) })}</p>
        <ButtonLink href={where.kind === 'order' ? '/categories' : where.link}>
          {t(where.kind === 'order' ? 'toShop' : 'toBag')}
        </ButtonLink>
      </div>
    </OverlayFrame>
  )
}
