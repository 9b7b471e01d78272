'use client'

import { ShareButton, type ShareButtonTexts } from '@/components/sharing/share-button'
import { toast } from '@/components/toasts/toast'
import { fillText } from '@/components/ui/fill-text'
import { DomainError } from '@/domain/error'
import { getSession } from '@/lib/client/member/session'
import type { IslandGame } from '@/lib/games/island'

/** Finished sentences: the page's first load holds no code that formats texts. */
export interface ShareTexts extends ShareButtonTexts {
  /** of a share that counted; may hold `{points}` */
  counted: string
  again: string
  /** no mission of the game runs now */
  closed: string
  failed: string
}

interface GameShareButtonProps {
  game: IslandGame
  texts: ShareTexts
}

/** Shares a game's link, and reports a member's share (GAM-19): the first of a day counts. */
export function GameShareButton({ game, texts }: GameShareButtonProps) {
  const report = async () => {
    if (getSession() !== 'member') return
    try {
      const { reportShare } = await import('./report-share')
      const { counted, points } = await reportShare(game)
      toast.show(counted ? fillText(texts.counted, { points }) : texts.again)
    } catch (error) {
      // The server knows whether a mission runs; the page may be as old as its cache.
      if (error instanceof DomainError && error.code === 'NOT_FOUND') toast.show(texts.closed)
      else toast.error(texts.failed)
    }
  }
  return <ShareButton {...game.share} texts={texts} onShared={report} />
}
