'use client'

import { useTranslations } from 'next-intl'
import { type SyntheticEvent, useId, useRef, useState } from 'react'
import { CONTROL } from '@/components/forms/fields/field-frame'
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
  const form = useRef<HTMLFormElement>(null)
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [note, setNote] = useState('')
  const [missing, setMissing] = useState<'reason' | 'note' | null>(null)
  const [isSending, setSending] = useState(false)

  const send = async (chosen: ReportReason) => {
    setSending(true)
    try {
      await api.public.reviews[':id'].reports.$post({
        param: { id: reviewId },
        json: { reason: chosen, note: note.trim() },
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
    const lacks = reason === null ? 'reason' : reason === 'other' && note.trim() === '' ? 'note' : null
    setMissing(lacks)
    if (lacks) form.current?.querySelector<HTMLElement>(lacks === 'note' ? 'textarea' : 'input')?.focus()
    else if (reason !== null) void send(reason)
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
        <fieldset
          role="radiogroup"
          aria-invalid={missing === 'reason' || undefined}
          aria-describedby={missing === 'reason' ? `${id}-reason` : undefined}
        >
          <legend className="sr-only">{t('reasons')}</legend>
          <div className="divide-y divide-line">
            {REPORT_REASONS.map((code) => (
              <label key={code} className="flex min-h-12 cursor-pointer items-center gap-3">
                <input
                  type="radio"
                  name={`${id}-reasons`}
                  checked={reason === code}
                  onChange={() => setReason(code)}
                  className="size-5 shrink-0 accent-accent"
                />
                {t(`reason.${code}`)}
              </label>
            ))}
          </div>
          <Missing id={`${id}-reason`} text={missing === 'reason' ? t('choose') : null} />
        </fieldset>
        <div className="grid gap-1.5">
          <label htmlFor={`${id}-text`} className="text-sm font-semibold">
            {t('note')}
          </label>
          <textarea
            id={`${id}-text`}
            rows={3}
            maxLength={MOST_LETTERS}
            value={note}
            aria-invalid={missing === 'note' || undefined}
            aria-describedby={missing === 'note' ? `${id}-note` : undefined}
            onChange={({ target }) => setNote(target.value)}
            className={`${CONTROL} py-2.5`}
          />
          <Missing id={`${id}-note`} text={missing === 'note' ? t('noteMissing') : null} />
        </div>
      </form>
    </OverlayFrame>
  )
}

function Missing({ id, text }: { id: string; text: string | null }) {
  return (
    text !== null && (
      <p id={id} role="alert" className="text-sm text-sale">
        {text}
      </p>
    )
  )
}
