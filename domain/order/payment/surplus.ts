/** Why money pays for nothing. `amount`: it is not what the order costs; `twice`: the order was paid already; `ended`: it had ended. */
export type SurplusCause = 'amount' | 'twice' | 'ended'

/** Money that came for an order and goes back, whole dong. */
export interface SurplusPayment {
  cause: SurplusCause
  method: string
  amount: number
  received_at: string
  state: 'refunding' | 'refunded'
}

/** Why this amount, in dong, does not pay for the order. */
export function surplusCause(
  { total, is_paid }: { total: number; is_paid: boolean },
  amount: number,
): SurplusCause {
  if (amount !== total) return 'amount'
  return is_paid ? 'twice' : 'ended'
}
