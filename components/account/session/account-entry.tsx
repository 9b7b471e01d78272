'use client'

import Link from 'next/link'
import { type ComponentType, type MouseEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { loginOverlay } from '@/components/account/sign-in/login.overlay'
import { openOverlay } from '@/components/overlays/store'
import { Icon } from '@/components/ui/icon'
import { loadKnownMember } from '@/lib/client/member/known-member'
import { getServerSession, getSession, subscribeSession } from '@/lib/client/member/session'

export interface AccountEntryProps {
  /** header: icon and label in a row; bar: icon only; menu: icon above label */
  place: 'header' | 'bar' | 'menu'
  texts: { signIn: string; account: string }
}

export const ENTRY_CLASSES: Record<AccountEntryProps['place'], string> = {
  header: 'entry-header',
  bar: 'entry-bar ml-auto',
  menu: 'entry-menu',
}

/** Entry to the account in headers and menus. The page is the same for every visitor; the browser adds the member's state. */
export function AccountEntry({ place, texts }: AccountEntryProps) {
  const session = useSyncExternalStore(subscribeSession, getSession, getServerSession)
  const [member, setMember] = useState<{ Entry: ComponentType<AccountEntryProps> } | null>(null)

  useEffect(() => {
    if (session !== 'member') return
    // Without it the plain entry stays, which leads to the same place.
    loadKnownMember()
    import('./member-entry').then(
      ({ MemberEntry }) => setMember({ Entry: MemberEntry }),
      () => undefined,
    )
  }, [session])

  if (session === 'member' && member) return <member.Entry place={place} texts={texts} />

  const onClick = (event: MouseEvent) => {
    event.preventDefault()
    openOverlay(loginOverlay, { view: 'login' })
  }
  return (
    <Link
      href="/?login=1"
      prefetch={false}
      role="button"
      aria-haspopup="dialog"
      aria-label={place === 'bar' ? texts.signIn : undefined}
      data-tour={place === 'bar' ? undefined : 'account'}
      onClick={onClick}
      className={ENTRY_CLASSES[place]}
    >
      <Icon name="circle-user-round" size={place === 'header' ? 18 : 22} />
      {place !== 'bar' && <span className="entry-label">{texts.signIn}</span>}
    </Link>
  )
}
