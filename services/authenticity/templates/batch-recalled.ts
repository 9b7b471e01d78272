import { block, button, mailTemplate, note, paragraph } from '../../message'

interface BatchRecalled {
  name: string
  product: string
  /** shade or size; '' without one */
  variant: string
  batch: string
  reason: string
  advice: string
  /** reference of the buyer's order; null for one who checked a code of the batch */
  order: string | null
}

/** Without a kind: who may hold an unsafe product gets it, whatever mails they refused. */
export const batchRecalled = mailTemplate<BatchRecalled>(
  'batch-recalled',
  ({ name, product, variant, batch, reason, advice, order }, sender) => ({
    subject: `Thu hồi lô ${batch}: ${product}`,
    preview: 'Bạn kiểm tra số lô trên hộp trước khi dùng tiếp nhé.',
    heading: 'Một lô hàng đang được thu hồi',
    name,
    because:
      order === null
        ? 'bạn đã kiểm tra mã của lô hàng này'
        : `đơn hàng ${order} của bạn có thể có sản phẩm thuộc lô này`,
    parts: [
      paragraph(
        order === null
          ? 'Bạn đã kiểm tra mã của một sản phẩm thuộc lô đang được thu hồi:'
          : `Đơn hàng ${order} của bạn có sản phẩm này, và có thể thuộc lô đang được thu hồi:`,
      ),
      block(product, [...(variant === '' ? [] : [variant]), `Số lô: ${batch}`, `Lý do: ${reason}`]),
      paragraph('Bạn xem số lô in trên hộp hoặc đáy sản phẩm. Nếu trùng, bạn ngừng dùng và làm như sau:'),
      paragraph(advice),
      button('Kiểm tra mã trên hộp', `${sender.url}/authenticity`),
      note('Số lô khác thì bạn cứ yên tâm dùng. Cần giúp, bạn trả lời thư này hoặc liên hệ chúng mình nhé.'),
    ],
  }),
)
