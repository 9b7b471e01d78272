'use client'

import { useState } from 'react'
import { toast } from '@/components/toasts/toast'
import { Button } from '@/components/ui/button'
import { fillText } from '@/components/ui/fill-text'
import { Icon } from '@/components/ui/icon'
import type { IslandGame } from '@/lib/games/island'
import { getSession } from '@/lib/client/member/session'

/** Finished sentences: the page's first load holds no code that formats texts. */
export interface ShareTexts {
  button: string
  copied: string
  copyFailed: string
  /** with `{points}` */
  counted: string
  /** without points */
  countedSpin: string
  again: string
  failed: string
}

interface ShareButtonProps {
  game: IslandGame
  texts: ShareTexts
}

/** Shares by the device's own sheet, else copies the link. Null when the shopper closed the sheet. */
async function share(url: string, { title, text }: IslandGame['share']): Promise<'shared' | 'copied' | null> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ url, title, text })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return null
    }
  }
  await navigator.clipboard.writeText(url)
  return 'copied'
}

/** Shares a game's link, and reports a member's share (GAM-19): the first of a day counts. */
export function ShareButton({ game, texts }: ShareButtonProps) {
  const [isSending, setSending] = useState(false)

  const report = async () => {
    const { reportShare } = await import('./report-share')
    const { counted, points } = await reportShare(game)
    if (!counted) toast.show(texts.again)
    else toast.show(points > 0 ? fillText(texts.counted, { points }) : texts.countedSpin)
  }
  const press = async () => {
    setSending(true)
    try {
      const way = await share(new URL(game.share.link, window.location.origin).href, game.share)
      if (way === null) return
      if (way === 'copied') toast.show(texts.copied)
      if (getSession() === 'member' && game.state === 'running')
        await report().catch(() => toast.error(texts.failed))
    } catch {
      toast.error(texts.copyFailed)
    } finally {
      setSending(false)
    }
  }
  return (
    <Button variant="secondary" aria-disabled={isSending} onClick={() => void press()}>
      <Icon name="share-2" />
      {texts.button}
    </Button>
  )
}
