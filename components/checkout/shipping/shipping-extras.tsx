'use client'

import { useTranslations } from 'next-intl'
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { CheckLine } from '@/components/forms/fields/check-line'
import { CONTROL, FieldError } from '@/components/forms/fields/field-frame'
import { HelpLink } from '@/components/forms/help-link'
import { HELP_INVOICE } from '@/lib/pages/help/topics'
import type { CheckoutView } from '@/domain/bag/view'
import { saveChoice, useUnsavedChoices } from '../frame/choices'
import { dropDraft, readDraft, writeDraft } from '../bag/drafts'
import { lateForm } from '../frame/late-form'
import { useSection } from '../frame/sections'
import { useSaveChoice } from '../bag/use-choose'

const InvoiceForm = lateForm('invoice', async () => (await import('./invoice-form')).InvoiceForm)

const NOTE_MAX = 300
const PAUSE_MS = 600

interface WithDraft {
  /** whether this tab has a draft; not while the page hydrates */
  hasDraft: boolean
}

/** Whether a note was being typed before the reload. */
export const hasNoteDraft = () => readDraft('note').text !== undefined

/** A note for the courier, saved while typing. */
export function CourierNote({ note, hasDraft }: WithDraft & { note: string | undefined }) {
  const t = useTranslations('checkout.note')
  const id = useId()
  const [text, setText] = useState(() => (hasDraft ? readDraft('note').text : undefined) ?? note ?? '')
  const [hasFailed, setFailed] = useState(false)
  const kept = useRef(note ?? '')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const keep = async (typed: string): Promise<boolean> => {
    clearTimeout(timer.current)
    if (typed.trim() === kept.current) return true
    try {
      await saveChoice({ note: typed.trim() })
    } catch {
      setFailed(true)
      return false
    }
    kept.current = typed.trim()
    setFailed(false)
    dropDraft('note')
    return true
  }
  useSection('note', () => keep(text))

  const type = ({ target }: ChangeEvent<HTMLTextAreaElement>) => {
    setText(target.value)
    writeDraft('note', { text: target.value })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void keep(target.value), PAUSE_MS)
  }

  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {t('label')}
      </label>
      <textarea
        id={id}
        rows={2}
        maxLength={NOTE_MAX}
        value={text}
        placeholder={t('placeholder')}
        aria-describedby={`${id}-count${hasFailed ? ` ${id}-error` : ''}`}
        className={`${CONTROL} py-3`}
        onChange={type}
        onBlur={() => void keep(text)}
      />
      <p id={`${id}-count`} className="text-right text-xs text-muted tabular-nums">
        {t('count', { count: text.length, max: NOTE_MAX })}
      </p>
      <div role="alert">
        <FieldError id={id} error={hasFailed ? t('failed') : undefined} />
      </div>
    </div>
  )
}

/** Gift wrapping, without prices. */
export function GiftWrap({ isGift }: { isGift: boolean }) {
  const t = useTranslations('checkout.gift')
  const choose = useSaveChoice()
  const unsent = useUnsavedChoices()
  return (
    <CheckLine
      checked={unsent.is_gift ?? isGift}
      onChange={({ target }) => void choose({ is_gift: target.checked })}
    >
      {t('label')}
      <span className="block text-muted">{t('hint')}</span>
    </CheckLine>
  )
}

/** Whether an invoice request was being typed before the reload. */
export function hasInvoiceDraft() {
  const draft = readDraft('invoice')
  return 'name' in draft && !('off' in draft)
}

/** The VAT invoice: folded until requested. Typed values survive folding. */
export function InvoiceRequestField({
  checkout,
  email,
  hasDraft,
}: WithDraft & { checkout: CheckoutView; email: string }) {
  const t = useTranslations('checkout.invoice')
  const choose = useSaveChoice()
  const [isWanted, setWanted] = useState(() => Boolean(checkout.invoice) || hasDraft)
  /** the last values, for a shopper who changes their mind twice */
  const [last, setLast] = useState(checkout.invoice ?? null)

  const want = (isNow: boolean) => {
    setWanted(isNow)
    if (isNow) return
    if (checkout.invoice) setLast(checkout.invoice)
    writeDraft('invoice', { ...readDraft('invoice'), off: 'yes' })
    void choose({ invoice: null })
  }

  return (
    <div>
      <div className="flex items-center gap-3">
        <CheckLine
          checked={isWanted}
          aria-expanded={isWanted}
          onChange={({ target }) => want(target.checked)}
        >
          {t('label')}
        </CheckLine>
        <HelpLink href={HELP_INVOICE} label={t('help')} />
      </div>
      {isWanted && <InvoiceForm begin={last} known={checkout.invoice ?? null} email={email} />}
    </div>
  )
}
