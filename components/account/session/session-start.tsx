'use client'

import { useRouter } from 'next/navigation'
import { type ComponentType, startTransition, useEffect, useState } from 'react'
import { loginOverlay } from '@/components/account/sign-in/login.overlay'
import type { LatePartsProps } from '@/components/promo/banners/late-parts'
import { openOverlay } from '@/components/overlays/store'
import { safeNext } from '@/domain/account/next-path'
import { changeAddressQuery } from '@/lib/client/browser/address-query'
import { onIdleOrTouch } from '@/lib/client/browser/on-idle'
import { getSession, refreshSession, startSession } from '@/lib/client/member/session'
import { onSessionLost } from '@/lib/client/member/session-lost'
import { loginPath } from '@/lib/pages/routes'

/** Login request of the address: `?login=1&next=…` from a protected page, with the error of a sign-in provider. */
function readLoginRequest(): { next: string; error?: string } | null {
  const query = new URLSearchParams(window.location.search)
  if (query.get('login') !== '1') return null
  const error = query.get('error')
  return { next: safeNext(query.get('next')), ...(error && { error }) }
}

/** The store of answers is to be cleared, which a visitor's page does not load. */
const clearMemberData = () =>
  void import('@/lib/client/member/change-member').then(({ afterLostSession }) => afterLostSession())

/** Redirects from members-only pages to the login. The route list is loaded on demand: it is seldom needed. */
async function leaveMembersPage() {
  const { pathname, search } = window.location
  const { isMembersOnly } = await import('@/lib/pages/pages')
  if (isMembersOnly(pathname)) window.location.replace(loginPath(pathname + search))
}

/**
 * Starts the visit (AUT-01 to AUT-03) and watches the session: when it ends anywhere, this page signs out and opens the login (AUT-33). Renders only
 * what loads late: when the page is idle, or touched.
 */
export function SessionStart({ texts }: LatePartsProps) {
  const router = useRouter()
  const [late, setLate] = useState<{ Visit: ComponentType<LatePartsProps> } | null>(null)

  useEffect(() => {
    let isHere = true
    let cancel: (() => void) | undefined
    void startSession().then(() => {
      if (!isHere) return
      cancel = onIdleOrTouch(() => {
        import('./late-visit').then(
          ({ LateVisit: Visit }) => startTransition(() => setLate({ Visit })),
          // Optional: a failure is silent.
          () => undefined,
        )
      })
      const wish = readLoginRequest()
      if (!wish) return
      changeAddressQuery('replace', { login: null, next: null, error: null })
      if (getSession() === 'member') router.replace(wish.next)
      else openOverlay(loginOverlay, { view: 'login', ...wish })
    })
    const onReturn = () => {
      if (document.visibilityState !== 'visible') return
      const before = getSession()
      refreshSession()
      if (before !== 'member' || getSession() !== 'visitor') return
      // Signed out in another tab: the member's data is removed here too. A protected page is reloaded as a whole.
      clearMemberData()
      void leaveMembersPage()
    }
    document.addEventListener('visibilitychange', onReturn)
    const stop = onSessionLost(() => {
      clearMemberData()
      openOverlay(loginOverlay, { view: 'login', reason: 'needed' })
    })
    return () => {
      isHere = false
      cancel?.()
      document.removeEventListener('visibilitychange', onReturn)
      stop()
    }
  }, [router])

  return late && <late.Visit texts={texts} />
}
