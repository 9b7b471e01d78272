'use client'

import { type ComponentProps, useEffect } from 'react'
import { SessionStart } from '@/components/account/session/session-start'
import { useLinkToken, watchLink } from '../state/link-token'
import { usePlace } from './use-place'

/**
 * The session of a shopper's own device. A tablet in the store has none, as many people use it. The session starts once the secret of a
 * photo's link is out of the address: single sign-on and scripts of others read that.
 */
export function OwnDevice(props: ComponentProps<typeof SessionStart>) {
  const place = usePlace()
  const isOwn = place !== null && !place.isKiosk
  const isRead = useLinkToken() !== undefined
  useEffect(() => {
    if (isOwn) return watchLink()
  }, [isOwn])
  return isOwn && isRead ? <SessionStart {...props} /> : null
}
