'use client'

import { Suspense, useSyncExternalStore } from 'react'
import { loginOverlay } from '@/components/account/sign-in/login.overlay'
import { openOverlay } from '@/components/overlays/store'
import { Button } from '@/components/ui/button'
import { lazyPart } from '@/components/ui/lazy-part'
import { getServerSession, getSession, subscribeSession } from '@/lib/client/member/session'

const OwnTokens = lazyPart(() => import('./own-tokens'))

interface MemberTokensProps {
  campaignId: string
  texts: Record<'label' | 'signInText' | 'signIn', string>
}

/** The member's tokens once the session is known; a visitor is asked to sign in. Its height is kept meanwhile. */
export function MemberTokens({ campaignId, texts }: MemberTokensProps) {
  const session = useSyncExternalStore(subscribeSession, getSession, getServerSession)
  return (
    <div
      role="group"
      aria-label={texts.label}
      className="min-h-16 rounded-lg bg-gold-soft p-3 pl-4 noscript:hidden"
    >
      {session === 'member' ? (
        <Suspense fallback={null}>
          <OwnTokens campaignId={campaignId} />
        </Suspense>
      ) : (
        session === 'visitor' && (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="text-sm">{texts.signInText}</p>
            <Button
              variant="secondary"
              onClick={() => openOverlay(loginOverlay, { view: 'login', reason: 'needed' })}
            >
              {texts.signIn}
            </Button>
          </div>
        )
      )}
    </div>
  )
}
