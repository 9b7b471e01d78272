'use client'

import { useTranslations } from 'next-intl'
import { type SyntheticEvent, useId, useRef, useState } from 'react'
import { CONTROL } from '@/components/forms/fields/field-frame'
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
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [reason, setReason] = useState<DislikeReason | null>(null)
  const [text, setText] = useState('')
  const [missing, setMissing] = useState<'reason' | 'text' | null>(null)
  const [isSending, setSending] = useState(false)

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isSending) return
    const lacks = reason === null ? 'reason' : reason === 'other' && text.trim() === '' ? 'text' : null
    setMissing(lacks)
    if (lacks) form.current?.querySelector<HTMLElement>(lacks === 'text' ? 'textarea' : 'input')?.focus()
    if (lacks || reason === null) return
    setSending(true)
    await onSend({ reason, text: text.trim() })
    setSending(false)
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-3 rounded-md border border-line bg-white p-4"
    >
      <fieldset
        role="radiogroup"
        aria-invalid={missing === 'reason' || undefined}
        aria-describedby={missing === 'reason' ? `${id}-reason` : undefined}
      >
        <legend className="font-semibold">{t('why')}</legend>
        {DISLIKE_REASONS.map((code) => (
          <label key={code} className="flex min-h-11 cursor-pointer items-center gap-3">
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
        {missing === 'reason' && (
          <p id={`${id}-reason`} role="alert" className="text-sm text-sale">
            {t('choose')}
          </p>
        )}
      </fieldset>
      <div className="grid gap-1.5">
        <label htmlFor={`${id}-text`} className="text-sm font-semibold">
          {t('text')}
        </label>
        <textarea
          id={`${id}-text`}
          rows={2}
          maxLength={DISLIKE_TEXT_LIMIT}
          value={text}
          aria-invalid={missing === 'text' || undefined}
          aria-describedby={missing === 'text' ? `${id}-missing` : undefined}
          onChange={({ target }) => setText(target.value)}
          className={`${CONTROL} py-2.5`}
        />
        {missing === 'text' && (
          <p id={`${id}-missing`} role="alert" className="text-sm text-sale">
            {t('textMissing')}
          </p>
        )}
      </div>
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
