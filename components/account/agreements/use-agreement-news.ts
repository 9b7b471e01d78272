'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useSyncExternalStore } from 'react'
import { openOverlay } from '@/components/overlays/store'
import { newVersions } from '@/domain/account/agreements/new-versions'
import { getData } from '@/lib/client/api'
import { getServerSession, getSession, subscribeSession } from '@/lib/client/member/session'
import { AGREEMENTS } from './accept'
import { agreementsOverlay } from './overlays'

/** Set once a member was notified in this tab; a sign-out takes it away. */
const ENTRY = 'nang-agreements-notified'

/** Where nothing may come between: an order, which shows them itself, and the documents. */
const IS_QUIET = /^\/(?:order\/|page\/|complete-|quick-|set-password)/

async function notify(): Promise<void> {
  const documents = newVersions(await getData(AGREEMENTS))
  window.sessionStorage.setItem(ENTRY, '1')
  if (documents.length > 0) openOverlay(agreementsOverlay, { documents })
}

/** Notifies a member of new versions of the shop's documents, once after each login and once in each tab. */
export function useAgreementNews(): void {
  const session = useSyncExternalStore(subscribeSession, getSession, getServerSession)
  const isQuiet = IS_QUIET.test(usePathname())
  useEffect(() => {
    // Without storage, as in some private windows, it is left to the next order.
    try {
      if (session === 'visitor') window.sessionStorage.removeItem(ENTRY)
      if (session !== 'member' || isQuiet || window.sessionStorage.getItem(ENTRY) !== null) return
    } catch {
      return
    }
    // Asked again at the next page, or with the next order.
    notify().catch(() => undefined)
  }, [session, isQuiet])
}
