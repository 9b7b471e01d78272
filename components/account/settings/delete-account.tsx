'use client'

import { useTranslations } from 'next-intl'
import { useState, useEffect, useEffectEvent } from 'react'
import { useFormMember } from '@/components/account/session/use-form-member'
import { confirmationOverlay } from '@/components/confirmation/overlays'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { openOverlay } from '@/components/overlays/store'
import { useNavigate } from '@/components/overlays/use-navigate'
import { toast } from '@/components/toasts/toast'
import { Icon } from '@/components/ui/icon'
import { DomainError } from '@/domain/error'
import { api } from '@/lib/client/api'
import { isSignedOut, isUnanswered, withInstruction } from '@/lib/client/failure'
import { byCode } from '@/lib/client/failure-details'
import { afterSignOut } from '@/lib/client/member/change-member'
import { Form } from '@/components/forms/form'
import { PasswordField } from '@/components/forms/fields/password-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { useShopForm } from '@/components/forms/use-shop-form'
import { passwordProofSchema } from '@/domain/account/delete-account-form'
import { VerifyByCode } from './verify-by-code'

/** A member's proof of identity. */
export type DeletionProof = { password: string } | { code: string }

const ERASED = ['profile', 'contact', 'addresses', 'signIn', 'points'] as const

const RETAINED = ['reviews', 'orders'] as const

/** Shows what is erased and what is kept, asks for proof, then for confirmation (erasure of personal data). */
export default function DeleteAccount() {
  const t = useTranslations('account.remove')
  const go = useNavigate()
  const { user } = useFormMember()
  const [refusal, setRefusal] = useState('')

  const remove = async (proof: DeletionProof) => {
    try {
      await api.account.user.me.$delete({ json: proof })
    } catch (failure) {
      if (isSignedOut(failure)) return
      const refused = t(refusalOf(failure))
      setRefusal(isUnanswered(failure) ? withInstruction(refused, failure) : refused)
      return
    }
    go('/')
    await afterSignOut()
    toast.show(t('done'))
  }

  const ask = (proof: DeletionProof) => {
    setRefusal('')
    openOverlay(confirmationOverlay, {
      title: t('sure'),
      text: t('final'),
      confirm: t('confirm'),
      cancel: t('stay'),
      isDanger: true,
      onConfirm: () => remove(proof),
    })
  }

  return (
    <OverlayFrame title={t('title')}>
      <div className="grid gap-5 p-5">
        <Points title={t('erasedTitle')} items={ERASED.map((key) => t(`erased.${key}`))} icon="gone" />
        <Points title={t('keptTitle')} items={RETAINED.map((key) => t(`kept.${key}`))} icon="stays" />
        {user && user.has_password && <VerifyByPassword refusal={refusal} onProof={ask} />}
        {user && !user.has_password && <VerifyByCode user={user} refusal={refusal} onProof={ask} />}
      </div>
    </OverlayFrame>
  )
}

const REFUSALS = {
  CURRENT_PASSWORD_INCORRECT: 'wrongPassword',
  INCORRECT_OTP: 'wrongCode',
  NO_ACTIVE_OTP_REQUEST: 'wrongCode',
  ORDERS_UNDER_WAY: 'ordersUnderWay',
} as const

function refusalOf(failure: unknown) {
  if (!(failure instanceof DomainError) || isUnanswered(failure)) return 'notSent'
  return byCode(failure, REFUSALS) ?? (failure.status === 429 ? 'tooOften' : 'failed')
}

function Points({ title, items, icon }: { title: string; items: readonly string[]; icon: 'gone' | 'stays' }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-sm font-semibold">{title}</h3>
      <ul className="grid gap-1.5 text-sm">
        {items.map((item) => (
          <li key={item} className="flex gap-2">
            <Icon
              name={icon === 'gone' ? 'x' : 'check'}
              className={`mt-0.5 shrink-0 ${icon === 'gone' ? 'text-sale' : 'text-success'}`}
            />
            {item}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface VerifyByPasswordProps {
  /** why the last attempt was refused */
  refusal: string
  onProof: (proof: { password: string }) => void
}

/** Asks for the member's password. */
function VerifyByPassword({ refusal, onProof }: VerifyByPasswordProps) {
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
