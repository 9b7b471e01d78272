'use client'

import { useTranslations } from 'next-intl'
import { type SyntheticEvent, useState } from 'react'
import { ReasonFields, useReason } from '@/components/forms/fields/reason-fields'
import { Button } from '@/components/ui/button'
import { DISLIKE_REASONS, DISLIKE_TEXT_LIMIT, type DislikeReason } from '@/domain/content/dislike-reasons'
import type { Reason } from './kept-vote'

interface ReasonFormProps {
  onSend: (reason: Reason) => Promise<void>
  onSkip: () => void
}

/** Asks why an article did not help. */
export function ReasonForm({ onSend, onSkip }: ReasonFormProps) {
  const t = useTranslations('helpParts.vote')
  const { form, read, fields } = useReason<DislikeReason>()
  const [isSending, setSending] = useState(false)

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isSending) return
    const written = read()
    if (!written) return
    setSending(true)
    await onSend(written)
    setSending(false)
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-3 rounded-md border border-line bg-white p-4"
    >
      <ReasonFields
        {...fields}
        reasons={DISLIKE_REASONS}
        nameOf={(reason) => t(`reason.${reason}`)}
        texts={{ legend: t('why'), choose: t('choose'), text: t('text'), textMissing: t('textMissing') }}
        rows={2}
        maxLength={DISLIKE_TEXT_LIMIT}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isSending || undefined}>
          {t('send')}
        </Button>
        <Button variant="quiet" onClick={onSkip}>
          {t('skip')}
        </Button>
      </div>
    </form>
  )
}
