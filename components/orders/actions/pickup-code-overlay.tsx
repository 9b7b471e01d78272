'use client'

import { useTranslations } from 'next-intl'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import type { PickupCodeOverlayProps } from '../overlays'
import { PickupCode } from './pickup-code'

/** The pickup code alone, to show at the counter. */
export default function PickupCodeOverlay(props: PickupCodeOverlayProps) {
  const t = useTranslations('orders.pickup')
  return (
    <OverlayFrame title={t('code')}>
      <div className="p-5">
        <PickupCode {...props} />
      </div>
    </OverlayFrame>
  )
}
