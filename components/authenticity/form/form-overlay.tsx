'use client'

import { useTranslations } from 'next-intl'
import { afterClosing } from '@/components/overlays/after-closing'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { openOverlay } from '@/components/overlays/store'
import { useMember } from '@/lib/client/member/member'
import { authenticityFormOverlay, authenticitySuccessOverlay, type CheckProps } from '../overlays'
import { CheckForm } from './check-form'

/** The form over any page (OVL-27). */
export default function FormOverlay({ product }: CheckProps) {
  const t = useTranslations('authenticity')
  const { status } = useMember()
  return (
    <OverlayFrame title={t('title')}>
      <div className="p-5">
        <CheckForm
          product={product}
          isMember={status === 'member'}
          onChecked={async (check) => {
            await afterClosing(authenticityFormOverlay)
            openOverlay(authenticitySuccessOverlay, { check })
          }}
        />
      </div>
    </OverlayFrame>
  )
}
