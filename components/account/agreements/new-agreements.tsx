'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { closeOverlay } from '@/components/overlays/store'
import { toast } from '@/components/toasts/toast'
import { Button } from '@/components/ui/button'
import { withCause } from '@/lib/client/failure'
import { accept } from './accept'
import { DocumentChanges } from './document-changes'
import { type AgreementsProps, agreementsOverlay } from './overlays'

/** New versions for a member: what changed, to be read, agreed to, or left for the next order. */
export default function NewAgreements({ documents }: AgreementsProps) {
  const t = useTranslations('agreements')
  const [isBusy, setBusy] = useState(false)

  const agree = async () => {
    setBusy(true)
    try {
      await accept(documents)
      closeOverlay(agreementsOverlay)
      toast.show(t('done'))
    } catch (failure) {
      toast.error(withCause(t('failed'), failure))
    } finally {
      setBusy(false)
    }
  }

  return (
    <OverlayFrame
      title={t('title')}
      footer={
        <div className="flex gap-3">
          <Button variant="secondary" onClick={() => closeOverlay(agreementsOverlay)}>
            {t('later')}
          </Button>
          <Button disabled={isBusy} onClick={() => void agree()}>
            {t('accept')}
          </Button>
        </div>
      }
    >
      <div className="grid gap-4 p-5">
        <p>{t('text')}</p>
        <DocumentChanges documents={documents} />
      </div>
    </OverlayFrame>
  )
}
