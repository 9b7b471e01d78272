'use client'

import { type ComponentType, useSyncExternalStore } from 'react'
import { getServerSession, getSession, isMarkedMember, subscribeSession } from '@/lib/client/member/session'
import { useInBrowser } from '../in-browser'
import { useLatePart } from './use-late-part'

/**
 * A member's part of a page that is the same for everyone: its data is guarded, the page is not (C-18). Its code is loaded once the session is
 * known to be a member's; `Part` is null before and for visitors.
 */
export function useMemberPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const session = useSyncExternalStore(subscribeSession, getSession, getServerSession)
  const isMember = session === 'member'
  // Without the mark this is a visitor, unless the sign-in of another host says otherwise in a moment.
  const isVisitor = useInBrowser() && !isMember && !isMarkedMember()
  const { Part, hasFailed, load: retry } = useLatePart(load, isMember)
  return { Part: isMember ? Part : null, isMember, isVisitor, hasFailed: isMember && hasFailed, retry }
}
