import { settings } from '@/settings'
import type { OnlineMethod } from '../port'
import { onepay } from './onepay'
import { vnpay } from './vnpay/vnpay'

/** The provider for cards: CARD_GATEWAY, or the one of the two that is set up. */
export const cardGateway = (): 'vnpay' | 'onepay' =>
  settings.CARD_GATEWAY ?? (onepay.isOn() ? 'onepay' : 'vnpay')

const gateway = (): OnlineMethod => (cardGateway() === 'vnpay' ? vnpay : onepay)

/** Cards, through the form for cards of OnePay or VNPAY. */
export const creditDebitCard: OnlineMethod = {
  isOn: () => gateway().isOn(),
  create: (request) => gateway().create({ ...request, method: 'card' }),
  readReturn: (query) => gateway().readReturn(query),
  readNotification: (request) => gateway().readNotification(request),
  answer: (outcome) => gateway().answer(outcome),
  query: (question) => gateway().query(question),
  refund: (request) => gateway().refund(request),
}
