'use client'

import { useRouter } from 'next/navigation'
import { type ComponentType, useEffect, useState } from 'react'
import { loginOverlay } from '@/components/account/sign-in/login.overlay'
import type { LatePartsProps } from '@/components/promo/banners/late-parts'
import { openOverlay } from '@/components/overlays/store'
import { safeNext } from '@/domain/account/next-path'
import { changeAddressQuery } from '@/lib/client/browser/address-query'
import { getSession, refreshSession, startSession } from '@/lib/client/member/session'
import { onSessionLost } from '@/lib/client/member/session-lost'
import { loginPath } from '@/lib/pages/routes'

/** What the address asks for: `?login=1&next=…` from a protected page, with what went wrong at a provider. */
function readLoginRequest(): { next: string; error?: string } | null {
  const query = new URLSearchParams(window.location.search)
  if (query.get('login') !== '1') return null
  const error = query.get('error')
  return { next: safeNext(query.get('next')), ...(error && { error }) }
}

/** What is forgotten then is SWR's, which a visitor's page does not carry. */
const clearMemberData = () =>
  void import('@/lib/client/member/member').then(({ afterSignOut }) => afterSignOut())

/** Leaves a page of members alone for the login. Which those are is loaded now: it is seldom asked. */
async function leaveMembersPage() {
  const { pathname, search } = window.location
  const { isMembersOnly } = await import('@/lib/pages/pages')
  if (isMembersOnly(pathname)) window.location.replace(loginPath(pathname + search))
}

/**
 * Begins the visit (AUT-01 to AUT-03) and keeps watch over it: a session that is lost anywhere ends here, with the login open
 * (AUT-33). Draws nothing but what comes late.
 */
export function SessionStart({ texts }: LatePartsProps) {
  const router = useRouter()
  const [late, setLate] = useState<readonly ComponentType<LatePartsProps>[]>([])

  useEffect(() => {
    void startSession().then(() => {
      // Nobody misses them: a failure is silent.
      const add = (Part: ComponentType<LatePartsProps>) =>
        setLate((parts) => (parts.includes(Part) ? parts : [...parts, Part]))
      import('@/components/tracking/tracking').then(
        ({ Tracking }) => add(Tracking),
        () => undefined,
      )
      import('@/components/promo/banners/late-parts').then(
        ({ LateParts }) => add(LateParts),
        () => undefined,
      )
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
      // Left in another tab: nothing of the member stays here either. A protected page is left as a whole, with all it showed.
      clearMemberData()
      void leaveMembersPage()
    }
    document.addEventListener('visibilitychange', onReturn)
    const stop = onSessionLost(() => {
      clearMemberData()
      openOverlay(loginOverlay, { view: 'login', reason: 'needed' })
    })
    return () => {
      document.removeEventListener('visibilitychange', onReturn)
      stop()
    }
  }, [router])

  return late.map((Part, index) => <Part key={index} texts={texts} />)
}
