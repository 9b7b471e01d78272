'use client'

import Link from 'next/link'
import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { Icon } from '@/components/ui/icon'
import { lazyPart } from '@/components/ui/lazy-part'
import {
  getKnownMember,
  loadKnownMember,
  serverKnownMember,
  subscribeMember,
} from '@/lib/client/member/known-member'
import { profilePath } from '@/lib/pages/routes'
import { type AccountEntryProps, ENTRY_CLASSES } from './account-entry'

/** Most members have none, and pages without pictures need not load its code for them. */
const MemberPicture = lazyPart(() => import('./member-picture'))

/** A member's entry to the account: picture and given name, linked to the profile. */
export function MemberEntry({ place, texts }: AccountEntryProps) {
  const user = useSyncExternalStore(subscribeMember, getKnownMember, serverKnownMember)
  useEffect(loadKnownMember, [])
  const icon = <Icon name="circle-user-round" size={place === 'header' ? 18 : 22} className="text-accent" />
  return (
    <Link
      href={user ? profilePath(user.user_name) : '/'}
      prefetch={false}
      aria-label={place === 'bar' ? texts.account : undefined}
      data-tour={place === 'bar' ? undefined : 'account'}
      data-place={place === 'menu' ? 'profile' : undefined}
      className={ENTRY_CLASSES[place]}
    >
      {user?.image ? (
        <Suspense fallback={icon}>
          <MemberPicture src={user.image} size={place === 'header' ? 24 : 26} fallback={icon} />
        </Suspense>
      ) : (
        icon
      )}
      {place !== 'bar' && (
        <span className="entry-label">
          {place === 'header' ? (user?.first_name ?? texts.account) : texts.account}
        </span>
      )}
    </Link>
  )
}
