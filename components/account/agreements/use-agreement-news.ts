'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useSyncExternalStore } from 'react'
import { openOverlay } from '@/components/overlays/store'
import { newVersions } from '@/domain/account/new-versions'
import { getData } from '@/lib/client/api'
import { getServerSession, getSession, subscribeSession } from '@/lib/client/member/session'
import { AGREEMENTS } from './accept'
import { agreementsOverlay } from './overlays'

/** Set once a member has been told in this tab; a sign-out takes it away. */
const ENTRY = 'nang-agreements-told'

/** Where nothing may come between: an order, which tells of them itself, and the documents. */
const IS_QUIET = /^\/(?:order\/|page\/|complete-|quick-|set-password)/

async function tell(): Promise<void> {
  const documents = newVersions(await getData(AGREEMENTS))
  window.sessionStorage.setItem(ENTRY, '1')
  if (documents.length > 0) openOverlay(agreementsOverlay, { documents })
}

/** Tells a member of new versions of the shop's documents, once after each login and once in each tab. */
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
    // Told again at the next page, or with the next order.
    tell().catch(() => undefined)
  }, [session, isQuiet])
}
