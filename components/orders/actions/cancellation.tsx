'use client'

import { useTranslations } from 'next-intl'
import { type SyntheticEvent, useId, useState } from 'react'
import { ReasonFields, useReason, type WrittenReason } from '@/components/forms/fields/reason-fields'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { closeOverlay } from '@/components/overlays/store'
import { toast } from '@/components/toasts/toast'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { DomainError } from '@/domain/error'
import { api } from '@/lib/client/api'
import { orderFailureText } from '@/components/orders/parts/failure/failure-text'
import { withCause } from '@/lib/client/failure'
import { CANCELLATION_REASONS } from '@/domain/order/cancellation'
import { cancellationOverlay, type CancellationProps } from '../overlays'

type BuyerReason = (typeof CANCELLATION_REASONS.buyer)[number]

const MOST_LETTERS = 300

/** Unsent reasons by order: closing the sheet by accident must not lose them. */
const unsent = new Map<string, WrittenReason<BuyerReason>>()

/** Asks for the reason, then cancels the order (`cancellation_reason`, ORD-47). When that fails nothing else happens. */
export default function Cancellation(props: CancellationProps) {
  const { orderId, referenceCode, orderKey, isReordered, onCancelled, onRefused } = props
  const t = useTranslations('orders')
  const formId = useId()
  const { form, read, fields } = useReason(unsent.get(orderId), (written) => unsent.set(orderId, written))
  const [isSending, setSending] = useState(false)

  const cancel = async ({ reason, text }: { reason: BuyerReason; text: string }) => {
    setSending(true)
    try {
      const order = await api.order.order[':id'].cancelled.$put({
        param: { id: orderId },
        query: { key: orderKey },
        json: {
          cancellation_reason: reason,
          reference_code: referenceCode,
          ...(reason === 'other' && { note: text }),
        },
      })
      unsent.delete(orderId)
      closeOverlay(cancellationOverlay)
      toast.show(t('cancel.done', { code: referenceCode }))
      onCancelled(order)
    } catch (failure) {
      toast.error(withCause(t(`failure.${orderFailureText(failure)}`), failure))
      setSending(false)
      if (!(failure instanceof DomainError) || failure.status !== 409) return
      closeOverlay(cancellationOverlay)
      onRefused()
    }
  }

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isSending) return
    const written = read()
    if (written) void cancel(written)
  }

  return (
    <OverlayFrame
      title={t(isReordered ? 'cancel.reorderTitle' : 'cancel.title')}
      footer={
        <div className="grid gap-2 tablet:grid-cols-2">
          <Button
            type="submit"
            form={formId}
            aria-disabled={isSending || undefined}
            className="tablet:order-2"
          >
            {isSending && <Spinner className="size-4" />}
            {t(isReordered ? 'cancel.confirmReorder' : 'cancel.confirm')}
          </Button>
          <Button variant="secondary" onClick={() => closeOverlay(cancellationOverlay)}>
            {t('cancel.stay')}
          </Button>
        </div>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit} className="grid gap-4 p-5">
        <p>{t(isReordered ? 'cancel.reorderText' : 'cancel.text', { code: referenceCode })}</p>
        <ReasonFields
          {...fields}
          reasons={CANCELLATION_REASONS.buyer}
          nameOf={(reason) => t(`reason.${reason}`)}
          texts={{
            legend: t('cancel.reasons'),
            choose: t('cancel.choose'),
            text: t('cancel.other'),
            textMissing: t('cancel.otherMissing'),
          }}
          isLegendHidden
          isTextForOther
          rows={3}
          maxLength={MOST_LETTERS}
        />
      </form>
    </OverlayFrame>
  )
}
