'use client'

import { useTranslations } from 'next-intl'
import { useSearchParams } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { Form } from '@/components/forms/form'
import { FormError } from '@/components/forms/form-error'
import { PasswordField } from '@/components/forms/fields/password-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { useShopForm } from '@/components/forms/use-shop-form'
import { openOverlay } from '@/components/overlays/store'
import { useFocusOnChange } from '@/components/overlays/focus/use-focus-on-change'
import { toast } from '@/components/toasts/toast'
import { type SetPassword as Values, setPasswordSchema } from '@/domain/account/sign-in'
import { DomainError } from '@/domain/error'
import { api } from '@/lib/client/api'
import { getSession } from '@/lib/client/member/session'
import { dropPasswordLink, hidePasswordLink, readPasswordLink } from '@/lib/account/password-link'
import { forgotPasswordOverlay } from '../sign-in/overlays'
import { StepNotice } from '../quick-sign-up/step-notice'
import { useNavigate } from '@/components/overlays/use-navigate'
import { useRefusal } from '../sign-in/use-refusal'

/** The link was used, has expired, or is not of this shop. */
const isLinkSpent = (failure: unknown) =>
  failure instanceof DomainError &&
  ['NO_ACTIVE_OTP_REQUEST', 'INCORRECT_OTP', 'INVALID_DATA', 'USER_NOT_FOUND'].includes(failure.code)

/** Sets a new password, authorised by a mail's link or a right code: the address holds uid and code until they are read. */
export default function SetPassword() {
  const t = useTranslations('signIn.setPassword')
  // Read from the router: during this render the address bar may still show the previous page.
  const query = useSearchParams()
  const [link, setLink] = useState(() => readPasswordLink(query))
  const [asked, setAsked] = useState(query)
  // Another link was requested on this page.
  if (query !== asked) {
    setAsked(query)
    if (query.has('code')) setLink(readPasswordLink(query))
  }
  const notice = useRef<HTMLDivElement>(null)
  useFocusOnChange(link === null, () => notice.current)
  useEffect(() => {
    if (link) hidePasswordLink(link)
  }, [link])
  const spend = () => {
    dropPasswordLink()
    setLink(null)
  }

  if (link) return <SetPasswordForm key={link.code} {...link} onSpent={spend} />
  return (
    <StepNotice
      ref={notice}
      text={t('spent')}
      label={t('askAgain')}
      onAction={() => openOverlay(forgotPasswordOverlay, {})}
    />
  )
}

function SetPasswordForm({ uid, code, onSpent }: { uid: string; code: string; onSpent: () => void }) {
  const t = useTranslations('signIn.setPassword')
  const tRegister = useTranslations('signIn.register')
  const go = useNavigate()
  const form = useShopForm(setPasswordSchema, { uid, code, password: '', repassword: '' })
  const refuse = useRefusal(form)

  const submit = async (values: Values) => {
    try {
      await api.account.auth['set-password'].$post({ json: values })
      dropPasswordLink()
      toast.show(t('done'))
      go(getSession() === 'member' ? '/' : '/?login=1')
    } catch (failure) {
      if (isLinkSpent(failure)) onSpent()
      else refuse(failure)
    }
  }

  return (
    <Form form={form} onSubmit={submit} label={t('title')}>
      <PasswordField
        name="password"
        label={t('password')}
        autoComplete="new-password"
        hint={tRegister('passwordHint')}
        repeatedIn="repassword"
      />
      <PasswordField name="repassword" label={t('again')} autoComplete="new-password" />
      <FormError />
      <SubmitButton>{t('submit')}</SubmitButton>
    </Form>
  )
}
