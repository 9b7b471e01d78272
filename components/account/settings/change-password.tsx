'use client'

import { useTranslations } from 'next-intl'
import { useFormMember } from '@/components/account/session/use-form-member'
import { forgotPasswordOverlay } from '@/components/account/sign-in/overlays'
import { Form } from '@/components/forms/form'
import { FormError } from '@/components/forms/form-error'
import { PasswordField } from '@/components/forms/fields/password-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { useShopForm } from '@/components/forms/use-shop-form'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { closeOverlay, openOverlay } from '@/components/overlays/store'
import { toast } from '@/components/toasts/toast'
import { Button } from '@/components/ui/button'
import { type ChangePassword, changePasswordSchema } from '@/domain/account/sign-in'
import { DomainError } from '@/domain/error'
import { PASSWORD_LENGTH } from '@/domain/forms/lengths'
import { api } from '@/lib/client/api'
import { isSignedOut, receivedMessage, withInstruction } from '@/lib/client/failure'
import { byCode } from '@/lib/client/failure-details'
import { changePasswordOverlay } from './overlays'

/** Meaning of the call's refusals (ACC-15 to ACC-18), and the field each is about. An expired session is none of them. */
const REFUSALS = {
  WRONG_PASSWORD: { text: 'wrong', field: 'currentpassword' },
  SAME_PASSWORD: { text: 'same', field: 'newpassword' },
  CURRENT_PASSWORD_INCORRECT: { text: 'incorrect', field: 'currentpassword' },
} as const

const [least, most] = PASSWORD_LENGTH

/** Changes the password; a member without one is led to setting it. */
export default function ChangePasswordOverlay() {
  const t = useTranslations('account.password')
  const { user, isOther } = useFormMember()
  return (
    <OverlayFrame title={t('title')}>
      {isOther ? null : user && !user.has_password ? (
        <NoPassword />
      ) : (
        <ChangeForm userName={user?.user_name ?? ''} />
      )}
    </OverlayFrame>
  )
}

function ChangeForm({ userName }: { userName: string }) {
  const t = useTranslations('account.password')
  const form = useShopForm(changePasswordSchema, {
    currentpassword: '',
    newpassword: '',
    confirmnewpassword: '',
  })

  const submit = async (values: ChangePassword) => {
    try {
      await api.account.auth['change-password'].$post({ json: values })
    } catch (failure) {
      if (form.markFailure(failure)) return
      const refusal = byCode(failure, REFUSALS)
      if (refusal) form.mark({ [refusal.field]: t(refusal.text) })
      else if (failure instanceof DomainError && failure.status === 429) form.say(t('tooOften'))
      else if (!isSignedOut(failure))
        form.say(receivedMessage(failure) ?? withInstruction(t('failed'), failure))
      return
    }
    closeOverlay(changePasswordOverlay)
    toast.show(t('done'))
  }

  return (
    <Form form={form} onSubmit={submit} label={t('title')} className="p-5">
      {/* Password managers need the user name. */}
      <input type="text" autoComplete="username" value={userName} readOnly hidden />
      <FormError />
      <PasswordField name="currentpassword" label={t('current')} autoComplete="current-password" isFirst />
      <PasswordField
        name="newpassword"
        label={t('new')}
        hint={t('hint', { least, most })}
        autoComplete="new-password"
        repeatedIn="confirmnewpassword"
      />
      <PasswordField name="confirmnewpassword" label={t('again')} autoComplete="new-password" />
      <p className="text-sm text-muted">{t('others')}</p>
      <SubmitButton>{t('save')}</SubmitButton>
      <Button
        variant="quiet"
        onClick={() => {
          closeOverlay(changePasswordOverlay)
          openOverlay(forgotPasswordOverlay, {})
        }}
      >
        {t('forgot')}
      </Button>
    </Form>
  )
}

function NoPassword() {
  const t = useTranslations('account.password')
  return (
    <div className="grid gap-5 p-5">
      <p>{t('none')}</p>
      <Button
        size="lg"
        onClick={() => {
          closeOverlay(changePasswordOverlay)
          openOverlay(forgotPasswordOverlay, {})
        }}
      >
        {t('set')}
      </Button>
    </div>
  )
}
