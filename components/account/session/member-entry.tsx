'use client'

import { Picture } from '@/components/ui/picture'
import Link from 'next/link'
import { useEffect, useSyncExternalStore } from 'react'
import { Icon } from '@/components/ui/icon'
import {
  getKnownMember,
  loadKnownMember,
  serverKnownMember,
  subscribeMember,
} from '@/lib/client/member/known-member'
import { isServable } from '@/lib/pictures'
import { profilePath } from '@/lib/pages/routes'
import { type AccountEntryProps, ENTRY_CLASSES } from './account-entry'

/** A member's entry to the account: picture and given name, linked to the profile. */
export function MemberEntry({ place, texts }: AccountEntryProps) {
  const user = useSyncExternalStore(subscribeMember, getKnownMember, serverKnownMember)
  useEffect(loadKnownMember, [])
  const size = place === 'header' ? 24 : 26
  return (
    <Link
      href={user ? profilePath(user.user_name) : '/'}
      prefetch={false}
      aria-label={place === 'bar' ? texts.account : undefined}
      data-tour={place === 'bar' ? undefined : 'account'}
      data-place={place === 'menu' ? 'profile' : undefined}
      className={ENTRY_CLASSES[place]}
    >
      {user?.image && isServable(user.image) ? (
        <Picture
          src={user.image}
          alt=""
          width={size}
          height={size}
          className="shrink-0 rounded-full object-cover"
          style={{ width: size, height: size }}
        />
      ) : (
        <Icon name="circle-user-round" size={place === 'header' ? 18 : 22} className="text-accent" />
      )}
      {place !== 'bar' && (
        <span className="entry-label">
          {place === 'header' ? (user?.first_name ?? texts.account) : texts.account}
        </span>
      )}
    </Link>
  )
}
