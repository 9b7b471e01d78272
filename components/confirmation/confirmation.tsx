'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { closeOverlay } from '@/components/overlays/store'
import { toast } from '@/components/toasts/toast'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { confirmationOverlay, type ConfirmationProps } from './overlays'

/** A confirmation dialog. */
export default function ConfirmationDialog({
  title,
  text,
  confirm,
  cancel,
  isDanger = false,
  onConfirm,
}: ConfirmationProps) {
  const t = useTranslations('account.confirmation')
  const [isBusy, setBusy] = useState(false)

  const goOn = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      await onConfirm()
      closeOverlay(confirmationOverlay)
    } catch {
      toast.error(t('failed'))
      setBusy(false)
    }
  }

  return (
    <OverlayFrame title={title}>
      <div className="grid gap-6 p-5">
        <p>{text}</p>
        <div className="grid gap-3 tablet:grid-cols-2">
          <Button
            size="lg"
            aria-disabled={isBusy || undefined}
            className="tablet:order-2"
            data-autofocus={isDanger ? undefined : true}
            onClick={() => void goOn()}
          >
            {isBusy && <Spinner className="size-5" />}
            {confirm}
          </Button>
          <Button
            size="lg"
            variant="secondary"
            data-autofocus={isDanger ? true : undefined}
            onClick={() => closeOverlay(confirmationOverlay)}
          >
            {cancel ?? t('cancel')}
          </Button>
        </div>
      </div>
    </OverlayFrame>
  )
}
