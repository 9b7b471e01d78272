'use client'

import { CircleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { openOverlay } from '@/components/overlays/store'
import { MAX_FAILED_LOGINS, LOGIN_LOCK_MINUTES } from '@/domain/account/sign-in'
import { LinkButton } from './link-button'
import type { LoginFailure } from './login-failure'
import { forgotPasswordOverlay } from './overlays'

interface LoginNoticeProps {
  notice: NonNullable<LoginFailure['notice']>
  /** when the lock ends at the latest */
  until?: Date
}

/** The limit of wrong passwords, and accounts that are gone: what it means and what to do next. */
export function LoginNotice({ notice, until }: LoginNoticeProps) {
  const t = useTranslations('entering.login')
  const values = {
    count: notice === 'fourth' ? MAX_FAILED_LOGINS - 1 : MAX_FAILED_LOGINS,
    minutes: LOGIN_LOCK_MINUTES,
  }
  return (
    <div role="alert" className="flex items-start gap-2.5 rounded-md bg-accent-soft px-4 py-3 text-sm">
      <CircleAlert aria-hidden size={18} strokeWidth={1.5} className="mt-0.5 shrink-0 text-sale" />
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
