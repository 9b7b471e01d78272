'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Form } from '@/components/forms/form'
import { FormError } from '@/components/forms/form-error'
import { PasswordField } from '@/components/forms/fields/password-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/fields/text-field'
import { useShopForm } from '@/components/forms/use-shop-form'
import { openOverlay } from '@/components/overlays/store'
import { toast } from '@/components/toasts/toast'
import { Icon } from '@/components/ui/icon'
import { type Login, loginSchema, MAX_FAILED_LOGINS, LOGIN_LOCK_MINUTES } from '@/domain/account/sign-in'
import type { User } from '@/domain/account/user'
import { api } from '@/lib/client/api'
import { withCause } from '@/lib/client/failure'
import { acquisitionSource } from '@/lib/account/acquisition'
import { reloadOnce } from '@/lib/account/reload-once'
import { explainLoginFailure, type LoginFailure } from './login-failure'
import { forgotPasswordOverlay } from './overlays'
import { LinkButton } from './link-button'

const MINUTE_MS = 60_000

/** The whole minute in which the lock is over, by the device's clock, which the visitor reads. */
const endOfLock = (seconds: number) =>
  new Date(Math.ceil((Date.now() + seconds * 1_000) / MINUTE_MS) * MINUTE_MS)

type Shown = Pick<LoginFailure, 'notice'> & { until?: Date }

/** Phone number, e-mail or user name, and password (AUT-04). */
export function LoginForm({ onEntered }: { onEntered: (user: User) => Promise<void> }) {
  const t = useTranslations('signIn.login')
  const tWait = useTranslations('signIn.wait')
  const form = useShopForm(loginSchema, { email: '', password: '' })
  const [{ notice, until }, setShown] = useState<Shown>({})

  const refuse = (failure: unknown) => {
    if (form.markFailure(failure)) return
    const why = explainLoginFailure(failure)
    if (why.shouldReload && reloadOnce()) return
    const text = why.wait
      ? tWait(why.wait.unit, { count: why.wait.count })
      : withCause(t(`errors.${why.text}`), failure)
    setShown({
      notice: why.notice,
      ...(why.lockedSeconds && { until: endOfLock(why.lockedSeconds) }),
    })
    if (why.place === 'password') form.mark({ password: text })
    else if (why.place === 'form') form.say(text)
    else {
      toast.error(text)
      form.setFocus('password')
    }
  }

  const submit = async ({ email, password }: Login) => {
    setShown({})
    try {
      const { user } = await api.account.auth.login.$post({
        json: {
          email,
          password,
          source: acquisitionSource(),
        },
      })
      await onEntered(user)
    } catch (failure) {
      refuse(failure)
    }
  }

  return (
    <Form form={form} onSubmit={submit} label={t('title')}>
      <TextField name="email" label={t('email')} autoComplete="username" isFirst />
      <PasswordField name="password" label={t('password')} autoComplete="current-password" />
      {notice && <LoginNotice notice={notice} until={until} />}
      <FormError />
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => openOverlay(forgotPasswordOverlay, {})}
        className="-my-2 min-h-11 self-end text-sm text-accent underline-offset-4 hover:underline"
      >
        {t('forgot')}
      </button>
      <SubmitButton>{t('submit')}</SubmitButton>
    </Form>
  )
}

interface LoginNoticeProps {
  notice: NonNullable<LoginFailure['notice']>
  /** latest end of the lock */
  until?: Date
}

/** Explains a locked or removed account and the next step. */
function LoginNotice({ notice, until }: LoginNoticeProps) {
  const t = useTranslations('signIn.login')
  const values = {
    count: notice === 'fourth' ? MAX_FAILED_LOGINS - 1 : MAX_FAILED_LOGINS,
    minutes: LOGIN_LOCK_MINUTES,
  }
  return (
    <div role="alert" className="flex items-start gap-2.5 rounded-md bg-accent-soft px-4 py-3 text-sm">
      <Icon name="circle-alert" className="mt-0.5 shrink-0 text-sale" />
      <div>
        <p>{until ? t('notices.locked', { ...values, until }) : t(`notices.${notice}`, values)}</p>
        {notice !== 'removed' && (
          <LinkButton aria-haspopup="dialog" onClick={() => openOverlay(forgotPasswordOverlay, {})}>
            {t('resetNow')}
          </LinkButton>
        )}
      </div>
    </div>
  )
}
