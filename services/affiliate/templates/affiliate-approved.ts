import { block, button, mailTemplate, note, paragraph } from '../../message'

interface AffiliateApproved {
  name: string
  channel: string
  code: string
  /** how long a link claims a purchase */
  days: number
}

export const affiliateApproved = mailTemplate<AffiliateApproved>(
  'affiliate-approved',
  ({ name, channel, code, days }, sender) => ({
    subject: 'Bạn đã là đối tác tiếp thị liên kết',
    preview: 'Tạo liên kết và mã QR cho bất kỳ trang nào của cửa hàng.',
    heading: 'Chào mừng bạn',
    name,
    because: `bạn đăng ký tiếp thị liên kết tại ${sender.name}`,
    parts: [
      paragraph(
        `Đăng ký của kênh ${channel} đã được duyệt. Mã đối tác của bạn là ${code}; liên kết được ghi nhớ ${days} ngày sau lần bấm cuối.`,
      ),
      button('Tạo liên kết', `${sender.url}/my-affiliate`),
      block('Khi chia sẻ', [
        'Nói rõ đây là liên kết tiếp thị, ngay cạnh liên kết.',
        'Chỉ nói điều đúng về sản phẩm: công dụng, xuất xứ, giá.',
        'Đơn của chính bạn, cùng thiết bị hoặc cùng nhà thì không tính hoa hồng.',
      ]),
      note('Hoa hồng chờ đến khi hết hạn trả hàng, rồi mới được thanh toán.'),
    ],
  }),
)
