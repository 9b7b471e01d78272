'use client'

import { useTranslations } from 'next-intl'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { loginOverlay } from '@/components/account/sign-in/login.overlay'
import { CONTROL, FieldError } from '@/components/forms/fields/field-frame'
import { voucherRefusalText } from '@/components/orders/parts/failure/refusal-text'
import { openOverlay } from '@/components/overlays/store'
import { toast } from '@/components/toasts/toast'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { api } from '@/lib/client/api'
import { changeBag } from '@/lib/client/bag/bag'
import { isUnanswered, withInstruction } from '@/lib/client/failure'
import { usePhoneVerification } from '../use-phone-verification'

/** Input of a code. A refused one stays in the field, with the reason. */
export function VoucherForm() {
  const t = useTranslations('bag')
  const verified = usePhoneVerification()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState('')
  const [isForMembers, setForMembers] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const underway = useRef(false)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const code = typed.normalize('NFC').trim().toUpperCase()

  const use = async () => {
    const bag = await changeBag(() => api.cart.carts.me.vouchers.$post({ json: { code } }))
    const kept = bag.vouchers.refused.find((voucher) => voucher.code?.toUpperCase() === code)
    setTyped('')
    // A voucher that a larger order would allow is kept, and explained in the list.
    if (kept) toast.notif(t('vouchers.kept', { code, why: voucherRefusalText(kept.reason, t) }))
    else toast.show(t('vouchers.used', { code }))
  }
  const refuse = async (failure: unknown) => {
    // Loaded once a service has given a reason: then there is a connection.
    const reasons = isUnanswered(failure) ? null : await import('./voucher-failure').catch(() => null)
    setError(reasons?.voucherFailureText(failure, t) ?? withInstruction(t('failed'), failure))
    setForMembers(reasons?.voucherRefusalOf(failure)?.code === 'MEMBER_ONLY')
    field.current?.focus()
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (underway.current) return
    if (code === '') {
      setError(t('vouchers.missing'))
      field.current?.focus()
      return
    }
    underway.current = true
    setBusy(true)
    setError('')
    setForMembers(false)
    await verified(use, (failure) => void refuse(failure))
    underway.current = false
    setBusy(false)
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-1.5">
      <label htmlFor={id} className="text-sm text-muted">
        {t('vouchers.code')}
      </label>
      <div className="flex gap-2">
        <input
          ref={field}
          id={id}
          value={typed}
          maxLength={40}
          autoCapitalize="characters"
          autoCorrect="off"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => {
            setTyped(event.target.value)
            setError('')
          }}
          className={`${CONTROL} uppercase`}
        />
        <Button type="submit" aria-disabled={isBusy || undefined} className="shrink-0 px-5!">
          {isBusy && <Spinner className="size-4" />}
          {t('vouchers.use')}
        </Button>
      </div>
      <div role="alert">
        <FieldError id={id} error={error || undefined} />
      </div>
      {isForMembers && (
        <Button
          variant="quiet"
          className="justify-self-start px-0!"
          aria-haspopup="dialog"
          onClick={() => openOverlay(loginOverlay, { view: 'login' })}
        >
          {t('signIn')}
        </Button>
      )}
    </form>
  )
}
