'use client'

import { useTranslations } from 'next-intl'
import { closeOverlay } from '@/components/overlays/store'
import { toast } from '@/components/toasts/toast'
import { safeNext } from '@/domain/account/next-path'
import { isProfileComplete, type User } from '@/domain/account/user'
import { afterSignIn } from '@/lib/client/member/change-member'
import type { SignUpTicket } from '@/lib/account/sign-up-ticket'
import { useNavigate } from '@/components/overlays/use-navigate'
import { loginOverlay } from './login.overlay'

/** Members from a sign-in provider whose profile is incomplete (AUT-12). */
const hasIncompleteProfile = (user: User) => (user.is_fb || !user.has_password) && !isProfileComplete(user)

/** The form that completes the profile is on screen, with what is typed in it. */
const isCompleting = () => window.location.pathname === '/complete-profile'

/**
 * After a login (AUT-13): shows the member everywhere, then goes to the requested page or to completing the profile; otherwise stays on the
 * page.
 */
export function useAfterSignIn(next?: string): (user: User, ticket?: SignUpTicket) => Promise<void> {
  const t = useTranslations('signIn.login')
  const go = useNavigate()
  return async (user, ticket) => {
    afterSignIn(user)
    toast.show(t('success'))
    const path = next === undefined ? null : safeNext(next)
    // A member who verified an address for the first time sets the account's password again.
    if (ticket) go(`/set-password?${new URLSearchParams({ ...ticket })}`)
    else if (hasIncompleteProfile(user) && !isCompleting())
      go(`/complete-profile${path ? `?next=${encodeURIComponent(path)}` : ''}`)
    else if (path !== null) go(path)
    else closeOverlay(loginOverlay)
  }
}
