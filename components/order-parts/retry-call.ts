import { send } from '@/lib/client/api'

/** Where an order is paid now. */
export interface Retried {
  redirect_url: string | null
  is_payment_down: boolean
  order_id: string
}

interface RetryWish {
  orderId: string
  /** of a guest */
  key?: string
  method: string
  /** of an OVO account */
  phoneNo?: string
}

/** The path of a call about an order, with the guest's key where there is one. */
export const withKey = (path: string, key: string | undefined): string =>
  key ? `${path}?${new URLSearchParams({ key })}` : path

/** Pays an order anew: OVO has a call of its own (spec 2 §7). @throws RETRY_OVER, OUT_OF_STOCK, VOUCHER_GONE, PAYMENT_METHOD_OFF */
export const retryPayment = ({ orderId, key, method, phoneNo }: RetryWish): Promise<Retried> =>
  method === 'ovo'
    ? send<Retried>('POST', withKey('/api/payment/payments', key), { id_order: orderId, phone_no: phoneNo })
    : send<Retried>('PUT', withKey(`/api/order/order/${orderId}/retry`, key), { payment_method: method })
