'use client'

import type { ComponentType, ReactNode } from 'react'
import { loginOverlay } from '@/components/account/sign-in/login.overlay'
import { openOverlay } from '@/components/overlays/store'
import { Button } from '@/components/ui/button'
import { FailedPart } from '@/components/ui/late/failed-part'
import { useMemberPart } from '@/components/ui/late/use-member-part'
import type { IslandGame } from '@/lib/games/island'

export interface GamePartProps {
  game: IslandGame
}

/** Finished sentences: the page's first load holds no code that formats texts. */
export interface MemberSlotTexts {
  /** label of the button for visitors; null where signing in leads nowhere */
  login: string | null
  /** what registering from here brings; null where it brings nothing */
  gift: string | null
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
  const { Part, isMember, isVisitor, hasFailed, retry } = useMemberPart(load)
  if (Part) return <Part game={game} />
  return (
    <>
      {children}
      {(isMember || texts.login !== null) && (
        <div className="game-act">
          {hasFailed ? (
            <FailedPart texts={texts} onRetry={retry} className="justify-items-center" />
          ) : isVisitor ? (
            <Button
              size="lg"
              className="game-button"
              aria-haspopup="dialog"
              onClick={() =>
                openOverlay(loginOverlay, {
                  view: 'login',
                  reason: 'needed',
                  ...(game.hasRegistrationVoucher && { campaign: game.code }),
                })
              }
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
      {isVisitor && texts.gift !== null && <p className="text-center text-sm">{texts.gift}</p>}
      {after}
    </>
  )
}
