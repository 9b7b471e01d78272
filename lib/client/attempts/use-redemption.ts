'use client'

import { useRef, useState } from 'react'
import { getKnownMember, readMember } from '../member/known-member'
import { sendOnce } from './send-once'

/**
 * Redeems a thing for points or tokens: one call at a time, and by its key once, also when it is repeated after the overlay or the tab was
 * closed. `redeem` resolves to null while another call is under way. @throws the call's failure
 */
export function useRedemption(thing: string) {
  const isHeld = useRef(false)
  const [isSending, setSending] = useState(false)

  const redeem = async <Answer>(call: (key: string) => Promise<Answer>): Promise<Answer | null> => {
    if (isHeld.current) return null
    isHeld.current = true
    setSending(true)
    try {
      const { id: memberId } = getKnownMember() ?? (await readMember())
      return await sendOnce({ memberId, thing }, call)
    } finally {
      isHeld.current = false
      setSending(false)
    }
  }
  return { redeem, isSending }
}
