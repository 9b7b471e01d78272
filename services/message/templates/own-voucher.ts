import { lastDay } from './formats'
import { button, code, note, paragraph, type Part } from './parts'

export interface OwnVoucher {
  code: string
  ends_at: Date
  /** it joins the member's next order by itself */
  is_auto_applied: boolean
}

/** Where a voucher of the member's own is, and until when it is good. @param url the shop's address */
export const ownVoucher = (voucher: OwnVoucher, url: string): Part[] =>
  voucher.is_auto_applied
    ? [
        paragraph('Quà tự vào đơn hàng tiếp theo của bạn và được giao cùng đơn, bạn không cần nhập mã.'),
        button('Chọn sản phẩm', url),
        note(`Bạn đặt đơn chậm nhất ngày ${lastDay(voucher.ends_at)} để nhận quà nhé.`),
      ]
    : [
        paragraph('Mã này đã nằm sẵn trong danh sách mã của giỏ hàng. Bạn cũng có thể nhập tay:'),
        code(voucher.code),
        button('Mở giỏ hàng', `${url}/order`),
        note(`Mã dùng được một lần cho tài khoản của bạn, đến hết ngày ${lastDay(voucher.ends_at)}.`),
      ]
