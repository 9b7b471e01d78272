import type { PaymentRefusal } from './payable-methods'
import type { PaymentCode } from './payment-methods'
import type { SurplusPayment } from './surplus'

/** A method that an order may be paid by again. `refusal`: why it may not be; `VOUCHER`: a voucher of the order is for other methods. */
export interface RetryMethod {
  code: PaymentCode
  refusal: PaymentRefusal | 'VOUCHER' | null
}

/** An account buyers transfer to, with the code that fills the transfer in. */
export interface TransferAccount {
  bank: string
  branch: string
  number: string
  holder: string
  /** text of the VietQR code */
  qr: string
}

/** GET /orders/{id}/payment: how the order can be paid now. Dong. */
export interface OrderPayment {
  order_id: string
  reference_code: string
  method: string
  amount: number
  /** state of the payment; `none`: nothing to pay; `failed` also of an order that waits on, whose newest attempt was refused or cancelled */
  state: 'none' | 'pending' | 'paid' | 'failed' | 'refunding' | 'refunded'
  /** of a failed one: the provider says that the buyer cancelled it there */
  is_cancelled_by_buyer: boolean
  /** text of the transfer by which it is found */
  transfer_content: string | null
  accounts: TransferAccount[]
  due_at: string | null
  /** a proof the buyer sent is being looked at */
  has_proof: boolean
  /** money that came for nothing, the oldest first */
  surplus: SurplusPayment[]
  /** methods to pay the order by again, while that can be done; else null */
  retry_methods: RetryMethod[] | null
}

/** A way to pay as checkout and order history show it (PAY-02). `is_offered`: checkout has it now. */
export interface PaymentMethodView {
  code: string
  name: string
  logo: string
  is_offered: boolean
}
