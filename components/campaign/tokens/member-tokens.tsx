'use client'

import { loginOverlay } from '@/components/account/sign-in/login.overlay'
import { openOverlay } from '@/components/overlays/store'
import { Button } from '@/components/ui/button'
import { FailedPart } from '@/components/ui/late/failed-part'
import { useMemberPart } from '@/components/ui/late/use-member-part'

const loadOwnTokens = () => import('./own-tokens')

interface MemberTokensProps {
  campaignId: string
  texts: Record<'label' | 'signInText' | 'signIn' | 'failed' | 'retry', string>
}

/** The member's tokens once the session is known; a visitor is asked to sign in. Its height is kept meanwhile. */
export function MemberTokens({ campaignId, texts }: MemberTokensProps) {
  const { Part, isVisitor, hasFailed, retry } = useMemberPart(loadOwnTokens)
  return (
    <div
      role="group"
      aria-label={texts.label}
      className="min-h-16 rounded-lg bg-gold-soft p-3 pl-4 noscript:hidden"
    >
      {Part && <Part campaignId={campaignId} />}
      {hasFailed && <FailedPart texts={texts} onRetry={retry} />}
      {isVisitor && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="text-sm">{texts.signInText}</p>
          <Button
            variant="secondary"
            onClick={() => openOverlay(loginOverlay, { view: 'login', reason: 'needed' })}
          >
            {texts.signIn}
          </Button>
        </div>
      )}
    </div>
  )
}
