'use client'

import { useTranslations } from 'next-intl'
import { type SyntheticEvent, useId, useState } from 'react'
import { ReasonFields, useReason } from '@/components/forms/fields/reason-fields'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { closeOverlay } from '@/components/overlays/store'
import { toast } from '@/components/toasts/toast'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { DomainError } from '@/domain/error'
import { api } from '@/lib/client/api'
import { withCause } from '@/lib/client/failure'
import { reviewReportOverlay, type ReviewReportProps } from './overlays'
import { REPORT_REASONS, type ReportReason } from '@/domain/review/report-reasons'

const MOST_LETTERS = 500

/** Asks why a member reports a review, and sends it. */
export default function ReviewReport({ reviewId }: ReviewReportProps) {
  const t = useTranslations('reviewVotes')
  const id = useId()
  const { form, read, fields } = useReason<ReportReason>()
  const [isSending, setSending] = useState(false)

  const send = async ({ reason, text: note }: { reason: ReportReason; text: string }) => {
    setSending(true)
    try {
      await api.public.reviews[':id'].reports.$post({
        param: { id: reviewId },
        json: { reason, note },
      })
      closeOverlay(reviewReportOverlay)
      toast.show(t('done'))
    } catch (failure) {
      setSending(false)
      const code = failure instanceof DomainError ? failure.code : null
      if (code !== 'OWN_REVIEW' && code !== 'NOT_FOUND') {
        toast.error(withCause(t('failed'), failure))
        return
      }
      closeOverlay(reviewReportOverlay)
      toast.notif(t(code === 'OWN_REVIEW' ? 'own' : 'gone'))
    }
  }

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isSending) return
    const written = read()
    if (written) void send(written)
  }

  return (
    <OverlayFrame
      title={t('title')}
      footer={
        <div className="grid gap-2 tablet:grid-cols-2">
          <Button type="submit" form={id} aria-disabled={isSending || undefined} className="tablet:order-2">
            {isSending && <Spinner className="size-4" />}
            {t('send')}
          </Button>
          <Button variant="secondary" onClick={() => closeOverlay(reviewReportOverlay)}>
            {t('cancel')}
          </Button>
        </div>
      }
    >
      <form ref={form} id={id} noValidate onSubmit={submit} className="grid gap-4 p-5">
        <p className="text-sm text-muted">{t('text')}</p>
        <ReasonFields
          {...fields}
          reasons={REPORT_REASONS}
          nameOf={(reason) => t(`reason.${reason}`)}
          texts={{
            legend: t('reasons'),
            choose: t('choose'),
            text: t('note'),
            textMissing: t('noteMissing'),
          }}
          isLegendHidden
          rows={3}
          maxLength={MOST_LETTERS}
        />
      </form>
    </OverlayFrame>
  )
}
