'use client'

import { useEffect, useState } from 'react'
import { useOverlay } from '@/components/overlays/context'
import { closeOverlay } from '@/components/overlays/store'
import { useMember } from '@/lib/client/member/member'

/**
 * The member whose form an overlay holds: the same while their session is over, so that what is typed stays until they sign in again (AUT-33).
 * Another member who signs in must not see it: `isOther`, and the overlay closes.
 */
export function useFormMember() {
  const { name } = useOverlay()
  const { user: current, error } = useMember()
  const [held, hold] = useState(current)
  const isOther = current !== undefined && held !== undefined && current.id !== held.id
  if (current && current !== held && !isOther) hold(current)

  useEffect(() => {
    if (isOther) closeOverlay({ name })
  }, [isOther, name])

  return { user: isOther ? undefined : held, isOther, error }
}
