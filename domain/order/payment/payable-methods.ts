import { paymentKindOf } from './payment-methods'

/** The most a carrier collects on delivery, dong. */
export const COD_LIMIT = 5_000_000

/** Amounts a provider takes in one payment, dong, both ends included. Methods not named here have no limits of their own. */
const AMOUNTS: Readonly<Partial<Record<string, { least: number; most: number }>>> = {
  momo: { least: 1_000, most: 50_000_000 },
  zalopay: { least: 1_000, most: 100_000_000 },
  vnpay: { least: 5_000, most: 999_999_999 },
}

export interface ToPay {
  /** dong */
  total: number
  /** an electronic gift card is in the bag: it is sent as soon as it is paid, so it is paid ahead */
  has_egift: boolean
}

export type PaymentRefusal = 'EGIFT' | 'COD_LIMIT' | 'TOO_LITTLE' | 'TOO_MUCH'

/** Why a way to pay is not for this order; null when it is. A total of nothing is not known yet, or paid already: no amount is refused. */
export function paymentRefusal(code: string, { total, has_egift }: ToPay): PaymentRefusal | null {
  const amounts = AMOUNTS[code]
  if (amounts && total > amounts.most) return 'TOO_MUCH'
  if (amounts && total > 0 && total < amounts.least) return 'TOO_LITTLE'
  if (paymentKindOf(code) !== 'cod') return null
  if (has_egift) return 'EGIFT'
  return total > COD_LIMIT ? 'COD_LIMIT' : null
}

/** Of the methods that are on, those that can pay this order, in their order. */
export const payableMethods = <Code extends string>(codes: readonly Code[], order: ToPay): Code[] =>
  codes.filter((code) => paymentRefusal(code, order) === null)
