'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import { Form } from '@/components/forms/form'
import { PasswordField } from '@/components/forms/fields/password-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { useShopForm } from '@/components/forms/use-shop-form'
import { passwordProofSchema } from '@/domain/account/delete-account-form'

interface ProveByPasswordProps {
  /** why the last one was not taken */
  refusal: string
  onProof: (proof: { password: string }) => void
}

/** Asks for the member's password. */
export function ProveByPassword({ refusal, onProof }: ProveByPasswordProps) {
  const t = useTranslations('account.remove')
  const form = useShopForm(passwordProofSchema, { password: '' })
  const mark = useEffectEvent((message: string) => form.mark({ password: message }))
  useEffect(() => {
    if (refusal) mark(refusal)
  }, [refusal])

  return (
    <Form form={form} onSubmit={onProof} label={t('title')}>
      <PasswordField name="password" label={t('password')} autoComplete="current-password" />
      <SubmitButton>{t('goOn')}</SubmitButton>
    </Form>
  )
}
