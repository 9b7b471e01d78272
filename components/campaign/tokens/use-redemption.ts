import { useRef, useState } from 'react'
import type { Prize, RedeemAnswer } from '@/domain/campaign/prize'
import { api } from '@/lib/client/api'
import { isUnanswered } from '@/lib/client/failure'
import { redeemBody, type RedeemContact } from './redeem-body'

interface Attempt {
  body: string
  key: string
}

/**
 * Redeems a prize. An attempt without an answer keeps its idempotency key: pressed again it can only be the same redemption. `redeem` resolves to
 * null while another attempt is under way. @throws the call's failure
 */
export function useRedemption() {
  const attempt = useRef<Attempt | null>(null)
  const [isBusy, setBusy] = useState(false)

  const redeem = async (prize: Prize, contact: RedeemContact): Promise<RedeemAnswer | null> => {
    if (isBusy) return null
    setBusy(true)
    const json = redeemBody(prize, contact)
    const body = JSON.stringify(json)
    if (attempt.current?.body !== body) attempt.current = { body, key: crypto.randomUUID() }
    try {
      const answer = await api.public.user.me.tokens.redeem.$post({
        json,
        header: { 'idempotency-key': attempt.current.key },
      })
      attempt.current = null
      return answer
    } catch (failure) {
      if (!isUnanswered(failure)) attempt.current = null
      throw failure
    } finally {
      setBusy(false)
    }
  }
  return { redeem, isBusy }
}
