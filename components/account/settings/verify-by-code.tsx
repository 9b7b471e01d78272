'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useState } from 'react'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/fields/text-field'
import { useShopForm } from '@/components/forms/use-shop-form'
import { toast } from '@/components/toasts/toast'
import { Button } from '@/components/ui/button'
import { codeProofSchema } from '@/domain/account/delete-account-form'
import type { User } from '@/domain/account/user'
import { DomainError } from '@/domain/error'
import { api } from '@/lib/client/api'
import { withInstruction } from '@/lib/client/failure'

interface VerifyByCodeProps {
  user: User
  /** why the last attempt was refused */
  refusal: string
  onProof: (proof: { code: string }) => void
}

/** For members without a password: a code to the verified number, else to the e-mail address. */
export function VerifyByCode({ user, refusal, onProof }: VerifyByCodeProps) {
  const t = useTranslations('account.remove')
  const form = useShopForm(codeProofSchema, { code: '' })
  const [sentTo, setSentTo] = useState('')
  const mark = useEffectEvent((message: string) => form.mark({ code: message }))
  useEffect(() => {
    if (refusal) mark(refusal)
  }, [refusal])

  const request = async () => {
    const { phone_no, phone_code, email } = user
    const target =
      user.is_verified_phone && phone_no
        ? { method: 'sms' as const, phone_no, phone_code: phone_code ?? undefined }
        : { method: 'email' as const, email: email ?? undefined }
    try {
      const { sent_to } = await api.account.auth.login.otp.request.$post({ json: target })
      setSentTo(sent_to)
    } catch (failure) {
      const isThere = failure instanceof DomainError && failure.code === 'ACTIVE_OTP_ALREADY_SENT'
      toast.error(isThere ? t('codeThere') : withInstruction(t('codeFailed'), failure))
    }
  }

  return (
    <Form form={form} onSubmit={onProof} label={t('title')}>
      <p className="text-sm">{sentTo ? t('codeSent', { to: sentTo }) : t('codeNeeded')}</p>
      <Button variant="secondary" onClick={() => void request()}>
        {t('sendCode')}
      </Button>
      <TextField
        name="code"
        label={t('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
      />
      <SubmitButton>{t('goOn')}</SubmitButton>
    </Form>
  )
}
