'use client'

import { useTranslations } from 'next-intl'
import type { ObjectSchema } from 'yup'
import { Form } from '@/components/forms/form'
import { FormError } from '@/components/forms/form-error'
import { PasswordField } from '@/components/forms/fields/password-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/fields/text-field'
import { useShopForm } from '@/components/forms/use-shop-form'
import { acceptInForce } from '@/components/account/agreements/accept'
import { DOCUMENT_LINKS } from '@/components/account/agreements/document-links'
import { otpVerificationOverlay } from '../codes/overlays'
import { openOverlay } from '@/components/overlays/store'
import { toast } from '@/components/toasts/toast'
import type { AccountForm } from '@/domain/account/sign-in-forms'
import type { User } from '@/domain/account/user'
import { DomainError } from '@/domain/error'
import { api } from '@/lib/client/api'
import { useMember } from '@/lib/client/member/member'
import { dropTicket, keepTicket, type SignUpTicket } from '@/lib/account/sign-up-ticket'
import { useNavigate } from '@/components/overlays/use-navigate'
import { useRefusal } from '../sign-in/use-refusal'

interface FinishAccountProps {
  schema: ObjectSchema<AccountForm>
  defaults: AccountForm
  user: User
  ticket: SignUpTicket
  /** where to go once the account is complete */
  next: string
}

const isExpired = (failure: unknown) =>
  failure instanceof DomainError && ['NO_ACTIVE_OTP_REQUEST', 'INCORRECT_OTP'].includes(failure.code)

/** Sets user name and password of a member whose number is verified already. */
export function FinishAccount({ schema, defaults, user, ticket, next }: FinishAccountProps) {
  const t = useTranslations('signIn.finish')
  const tRegister = useTranslations('signIn.register')
  const { update } = useMember()
  const go = useNavigate()
  const form = useShopForm(schema, defaults)
  const refuse = useRefusal(form)

  const save = async ({ password, ...profile }: AccountForm, { uid, code }: SignUpTicket) => {
    await update(await api.account.users[':id'].$put({ param: { id: String(user.id) }, json: profile }))
    await api.account.auth['set-password'].$post({ json: { uid, code, password, repassword: password } })
    dropTicket()
    // Not recorded, it is asked for again with the next order.
    await acceptInForce().catch(() => undefined)
    // The server decides what a password changes about a member, so the member is reloaded.
    await update()
    toast.show(t('done'))
    go(next)
  }

  /** The proof of the number has expired: verifies it again, then sends the form again. */
  const verifyAgain = (values: AccountForm) => {
    const { phone_no, phone_code } = user
    if (phone_no === null || phone_code === null) return
    openOverlay(otpVerificationOverlay, {
      scope: 'forget-password',
      phone: { phone_no, phone_code },
      onDone: ({ uid, code }) => {
        if (!uid || !code) return
        keepTicket({ uid, code })
        save(values, { uid, code }).catch(refuse)
      },
    })
  }

  const submit = async (values: AccountForm) => {
    try {
      await save(values, ticket)
    } catch (failure) {
      refuse(failure)
      if (isExpired(failure)) verifyAgain(values)
    }
  }

  return (
    <Form form={form} onSubmit={submit} label={t('title')}>
      {'email' in defaults && (
        <TextField name="email" label={tRegister('email')} type="email" autoComplete="email" />
      )}
      <TextField
        name="user_name"
        label={tRegister('userName')}
        autoComplete="username"
        hint={tRegister('userNameHint')}
      />
      <PasswordField
        name="password"
        label={tRegister('password')}
        autoComplete="new-password"
        hint={tRegister('passwordHint')}
      />
      <FormError />
      <SubmitButton>{t('submit')}</SubmitButton>
      <p className="text-center text-sm text-muted">{t.rich('terms', DOCUMENT_LINKS)}</p>
    </Form>
  )
}
