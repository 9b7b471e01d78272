import { button, dong, mailTemplate, note, paragraph, sums } from '../../message'

interface AffiliatePaid {
  name: string
  /** dong */
  amount: number
  bank: string
  /** the last digits of the account */
  account: string
  /** what the bank writes beside the transfer */
  reference: string
}

export const affiliatePaid = mailTemplate<AffiliatePaid>(
  'affiliate-paid',
  ({ name, amount, bank, account, reference }, sender) => ({
    subject: `Hoa hồng ${dong(amount)} đang được chuyển cho bạn`,
    preview: `Về tài khoản ${bank} ${account}.`,
    heading: 'Hoa hồng của bạn',
    name,
    because: `bạn là đối tác tiếp thị liên kết của ${sender.name}`,
    parts: [
      paragraph(`Chúng mình đã gửi lệnh chuyển ${dong(amount)} về tài khoản ${bank} ${account} của bạn.`),
      sums([
        { label: 'Nội dung chuyển khoản', value: reference },
        { label: 'Số tiền', value: dong(amount), isStrong: true },
      ]),
      button('Xem chi tiết', `${sender.url}/my-affiliate`),
      note('Ngân hàng thường ghi có trong 1 đến 2 ngày làm việc. Nếu chưa thấy, bạn báo cho chúng mình nhé.'),
    ],
  }),
)
