'use client'

import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react'
import { loginOverlay } from '@/components/account/sign-in/login.overlay'
import { openOverlay } from '@/components/overlays/store'
import { Button } from '@/components/ui/button'
import { useInBrowser } from '@/components/ui/in-browser'
import type { IslandGame } from '@/lib/games/island'
import { getServerSession, getSession, isMarkedMember, subscribeSession } from '@/lib/client/member/session'
import { useLatePart } from '@/components/ui/late/use-late-part'

export interface GamePartProps {
  game: IslandGame
}

/** Finished sentences: the page's first load holds no code that formats texts. */
export interface MemberSlotTexts {
  /** label of the button for visitors; null where signing in leads nowhere */
  login: string | null
  /** the button's label while the session is not known */
  starting: string
  /** the member's part did not load */
  failed: string
  retry: string
}

interface MemberSlotProps {
  game: IslandGame
  load: () => Promise<{ default: ComponentType<GamePartProps> }>
  texts: MemberSlotTexts
  /** what everyone may see: it stands here without JavaScript, for visitors, and until the member's part is there */
  children: ReactNode
  /** as `children`, below the button */
  after?: ReactNode
}

/** The place of a member's part: its data is guarded, the page is not (C-18). Visitors get one way to sign in, and stay on the page. */
export function MemberSlot({ game, load, texts, children, after }: MemberSlotProps) {
  const session = useSyncExternalStore(subscribeSession, getSession, getServerSession)
  // Without the mark this is a visitor, unless the sign-in of another host says otherwise in a moment.
  const isVisitor = useInBrowser() && session !== 'member' && !isMarkedMember()
  const { Part, hasFailed, load: again } = useLatePart(load, session === 'member')
  if (session === 'member' && Part) return <Part game={game} />
  const isMember = session === 'member'
  return (
    <>
      {children}
      {(isMember || texts.login !== null) && (
        <div className="game-act">
          {hasFailed ? (
            <div role="alert" className="grid justify-items-center gap-3">
              <p>{texts.failed}</p>
              <Button variant="secondary" onClick={again}>
                {texts.retry}
              </Button>
            </div>
          ) : isVisitor ? (
            <Button
              size="lg"
              className="game-button"
              aria-haspopup="dialog"
              onClick={() => openOverlay(loginOverlay, { view: 'login', reason: 'needed' })}
            >
              {texts.login}
            </Button>
          ) : (
            <Button size="lg" className="game-button" disabled>
              {texts.starting}
            </Button>
          )}
        </div>
      )}
      {after}
    </>
  )
}
