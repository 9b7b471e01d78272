'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useSyncExternalStore } from 'react'
import { openOverlay } from '@/components/overlays/store'
import { levelDownOverlay, levelUpOverlay } from '@/components/points/levels/overlays'
import { api } from '@/lib/client/api'
import { getServerSession, getSession, subscribeSession } from '@/lib/client/member/session'

/** When the news were asked for in this tab; a sign-out takes it away. */
const ENTRY = 'nang-level-news'
/** An order is delivered while its buyer is elsewhere: a tab that stays open asks again at the first page after so long. */
const ASKED_AGAIN_MS = 30 * 60_000

/** Where nothing may come between: the way of an order, forms of the account, games. */
const IS_QUIET = /^\/(?:order|complete-|quick-|set-password|checkin|spinthewheel|pink-)/

async function showNews(): Promise<void> {
  const [news] = await api.loyalty['level-news'].$get()
  window.sessionStorage.setItem(ENTRY, String(Date.now()))
  if (news) openOverlay(news.kind === 'up' ? levelUpOverlay : levelDownOverlay, { news })
}

/** Shows a member the change of level they have not seen (OVL-19): after a login, and at the next page. */
export function useLevelNews(): void {
  const session = useSyncExternalStore(subscribeSession, getSession, getServerSession)
  const pathname = usePathname()
  useEffect(() => {
    // Without storage, as in some private windows, the page of points has the same.
    try {
      if (session === 'visitor') window.sessionStorage.removeItem(ENTRY)
      if (session !== 'member' || IS_QUIET.test(pathname)) return
      if (Date.now() - Number(window.sessionStorage.getItem(ENTRY) ?? 0) < ASKED_AGAIN_MS) return
    } catch {
      return
    }
    // Asked again at the next page.
    showNews().catch(() => undefined)
  }, [session, pathname])
}
