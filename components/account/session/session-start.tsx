'use client'

import { useRouter } from 'next/navigation'
import { type ComponentType, startTransition, useEffect, useState } from 'react'
import { loginOverlay } from '@/components/account/sign-in/login.overlay'
import type { LatePartsProps } from '@/components/promo/banners/late-parts'
import { openOverlay } from '@/components/overlays/store'
import { safeNext } from '@/domain/account/next-path'
import { changeAddressQuery } from '@/lib/client/browser/address-query'
import { onIdleOrTouch } from '@/lib/client/browser/on-idle'
import { endFormerSession, getSession, refreshSession, startSession } from '@/lib/client/member/session'
import { onSessionLost } from '@/lib/client/member/session-lost'

/** Login request of the address: `?login=1&next=…` from a protected page, with the error of a sign-in provider. */
function readLoginRequest(): { next: string; error?: string } | null {
  const query = new URLSearchParams(window.location.search)
  if (query.get('login') !== '1') return null
  const error = query.get('error')
  return { next: safeNext(query.get('next')), ...(error && { error }) }
}

/** The store of answers is to be cleared, which a visitor's page does not load. */
const loadChange = () => import('@/lib/client/member/change-member')

function onReturn() {
  if (document.visibilityState !== 'visible') return
  if (endFormerSession()) {
    loadChange().then(
      ({ afterChangeElsewhere }) => afterChangeElsewhere(),
      // The page stays a visitor's, and the next return tries again.
      () => undefined,
    )
  } else refreshSession()
}

/**
 * Starts the visit (AUT-01 to AUT-03) and watches the session: when it ends anywhere, this page signs out (AUT-33); when another member has signed in
 * in another tab, it is theirs. Renders only what loads late: when the page is idle, or touched.
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
    document.addEventListener('visibilitychange', onReturn)
    // Two windows beside each other are both visible.
    window.addEventListener('focus', onReturn)
    const stop = onSessionLost((by) => {
      void loadChange()
        .then(
          ({ endLostSession }) => endLostSession(by),
          () => by === 'act',
        )
        .then((isNeeded) => isNeeded && openOverlay(loginOverlay, { view: 'login', reason: 'needed' }))
    })
    return () => {
      isHere = false
      cancel?.()
      document.removeEventListener('visibilitychange', onReturn)
      window.removeEventListener('focus', onReturn)
      stop()
    }
  }, [router])

  return late && <late.Visit texts={texts} />
}
