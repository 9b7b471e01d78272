import { api } from '@/lib/client/api'

/** Where the order is paid. */
export interface Retried {
  redirect_url: string | null
  is_payment_down: boolean
  order_id: string
}

interface RetryWish {
  orderId: string
  /** a guest's order key */
  key?: string
  method: string
  /** phone number of an OVO account */
  phoneNo?: string
}

/** Pays an order again: OVO has a call of its own (ORD-45). @throws RETRY_OVER, OUT_OF_STOCK, VOUCHER_GONE, PAYMENT_METHOD_OFF, VOUCHER_METHOD */
export const retryPayment = ({ orderId, key, method, phoneNo }: RetryWish): Promise<Retried> =>
  method === 'ovo'
    ? api.payment.payments.$post({ json: { id_order: orderId, phone_no: phoneNo, key } })
    : api.order.order[':id'].retry.$put({
        param: { id: orderId },
        query: { key },
        json: { payment_method: method },
      })
