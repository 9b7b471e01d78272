'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Overlay } from '@/components/overlays/frame'
import { closeOverlay } from '@/components/overlays/store'
import { toast } from '@/components/toasts/toast'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'

export interface ConfirmationProps {
  title: string
  text: string
  /** what the button that goes on says */
  confirm: string
  cancel?: string
  /** cannot be undone: the way back is the first one under the finger */
  isDanger?: boolean
  /** the question stays open while this runs, and when it throws */
  onConfirm: () => Promise<void> | void
}

/** Asks before something that matters. */
export default function Confirmation({
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
      closeOverlay('confirmation')
    } catch {
      toast.error(t('failed'))
      setBusy(false)
    }
  }

  return (
    <Overlay title={title}>
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
            onClick={() => closeOverlay('confirmation')}
          >
            {cancel ?? t('cancel')}
          </Button>
        </div>
      </div>
    </Overlay>
  )
}
