'use client'

import { useTranslations } from 'next-intl'
import { closeOverlay } from '@/components/overlays/store'
import { toast } from '@/components/toasts/toast'
import { safeNext } from '@/domain/account/next-path'
import { isProfileComplete, type User } from '@/domain/account/user'
import { afterSignIn } from '@/lib/client/member/member'
import type { SignUpTicket } from '@/lib/account/sign-up-ticket'
import { useNavigate } from '@/components/overlays/use-navigate'
import { loginOverlay } from './login.overlay'

/** Members who came through a provider and whose profile still lacks something (AUT-12). */
const hasIncompleteProfile = (user: User) => (user.is_fb || !user.has_password) && !isProfileComplete(user)

/**
 * What follows a login (AUT-13): the member stands everywhere, and goes where they wanted to, or to what their profile lacks.
 * Without a wish they stay where they are.
 */
export function useAfterSignIn(next?: string): (user: User, ticket?: SignUpTicket) => Promise<void> {
  const t = useTranslations('entering.login')
  const go = useNavigate()
  return async (user, ticket) => {
    await afterSignIn(user)
    toast.show(t('success'))
    const path = next === undefined ? null : safeNext(next)
    // Who proved an address nobody had proved chooses the account's password anew.
    if (ticket) go(`/set-password?${new URLSearchParams({ ...ticket })}`)
    else if (hasIncompleteProfile(user))
      go(`/complete-profile${path ? `?next=${encodeURIComponent(path)}` : ''}`)
    else if (path !== null) go(path)
    else closeOverlay(loginOverlay)
  }
}
