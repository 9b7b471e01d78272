import { paymentKindOf } from './payment-methods'

/** The most a carrier collects at the door, dong. */
export const COD_LIMIT = 5_000_000

export interface ToPay {
  /** dong */
  total: number
  /** an electronic gift card is in the bag: it is sent as soon as it is paid, so it is paid ahead */
  has_egift: boolean
}

/** Why a way to pay is not for this order; null when it is. */
export function paymentRefusal(code: string, { total, has_egift }: ToPay): 'EGIFT' | 'COD_LIMIT' | null {
  if (paymentKindOf(code) !== 'cod') return null
  if (has_egift) return 'EGIFT'
  return total > COD_LIMIT ? 'COD_LIMIT' : null
}

/** Of the methods that are on, those that can pay this order, in their order. */
export const methodsFor = <Code extends string>(codes: readonly Code[], order: ToPay): Code[] =>
  codes.filter((code) => paymentRefusal(code, order) === null)
