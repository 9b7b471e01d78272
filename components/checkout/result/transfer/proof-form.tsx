'use client'

import { useTranslations } from 'next-intl'
import { type ChangeEvent, useId, useState } from 'react'
import { FieldError } from '@/components/forms/fields/field-frame'
import { toast } from '@/components/toasts/toast'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Spinner } from '@/components/ui/spinner'
import { DomainError } from '@/domain/error'
import type { OrderPayment } from '@/domain/order/payment/payment'
import { proofFault, sendProof, uploadProof } from '../order-calls'

interface ProofFormProps {
  payment: OrderPayment
  orderKey?: string
  onSent: () => void
}

type Fault = 'size' | 'type' | 'failed'

/** "Tôi đã chuyển khoản", with an optional picture: the order then waits for verification by staff. */
export function ProofForm({ payment, orderKey, onSent }: ProofFormProps) {
  const t = useTranslations('payment.proof')
  const id = useId()
  const [picture, setPicture] = useState<{ name: string; url: string } | null>(null)
  const [fault, setFault] = useState<Fault | null>(null)
  const [busy, setBusy] = useState<'uploading' | 'sending' | null>(null)
  const [isSent, setSent] = useState(payment.has_proof)

  const upload = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // Reset, so that the same file can be chosen again after a failure.
    target.value = ''
    if (!file || busy) return
    const found = proofFault(file)
    setFault(found)
    if (found) return
    setBusy('uploading')
    try {
      setPicture({ name: file.name, url: await uploadProof(payment.order_id, orderKey, file) })
    } catch (failure) {
      setFault(failure instanceof DomainError && failure.status === 422 ? 'type' : 'failed')
    }
    setBusy(null)
  }

  const confirm = async () => {
    if (busy) return
    setBusy('sending')
    try {
      await sendProof(payment.order_id, orderKey, picture?.url ?? null)
      setSent(true)
      setPicture(null)
      toast.show(t('sent'))
      onSent()
    } catch (failure) {
      const isOver = failure instanceof DomainError && failure.code === 'PROOF_REFUSED'
      toast.error(t(isOver ? 'refused' : 'notSent'))
      if (isOver) onSent()
    }
    setBusy(null)
  }

  return (
    <section aria-label={t('title')} className="grid gap-3 rounded-lg border border-line bg-white p-4">
      <h3 className="font-semibold">{t('title')}</h3>
      {isSent ? (
        <p role="status" className="flex items-start gap-2 text-sm text-success">
          <Icon name="circle-check" className="mt-px shrink-0" />
          {t('waiting')}
        </p>
      ) : (
        <p className="text-sm text-muted">{t('text')}</p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line-strong px-5 text-sm font-semibold hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
          {busy === 'uploading' ? <Spinner className="size-4" /> : <Icon name="image-up" />}
          {t(busy === 'uploading' ? 'uploading' : picture ? 'other' : 'choose')}
          <input
            type="file"
            accept="image/png,image/jpeg"
            className="sr-only"
            aria-describedby={fault ? `${id}-error` : undefined}
            onChange={(event) => void upload(event)}
          />
        </label>
        <p role="status" className="min-w-0 truncate text-sm text-muted empty:hidden">
          {picture && t('chosen', { name: picture.name })}
        </p>
      </div>
      <div role="alert">
        <FieldError id={id} error={fault ? t(`fault.${fault}`) : undefined} />
      </div>
      {(!isSent || picture) && (
        <Button
          className="tablet:justify-self-start"
          aria-disabled={busy !== null || undefined}
          onClick={() => void confirm()}
        >
          {busy === 'sending' && <Spinner className="size-4" />}
          {t(isSent ? 'sendMore' : 'confirm')}
        </Button>
      )}
    </section>
  )
}
