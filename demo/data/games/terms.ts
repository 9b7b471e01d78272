import type { MissionInput } from '@/domain/game/mission-input'

type Rules = Pick<
  MissionInput,
  | 'check_in_points'
  | 'streak_bonuses'
  | 'every_checkin'
  | 'spin_on_check_in'
  | 'spin_on_share'
  | 'spin_on_order_from'
  | 'prizes'
> & { share: { points: number } }

const dong = (amount: number) => `${amount.toLocaleString('vi-VN')} ₫`

function checkInTerms({ check_in_points, streak_bonuses }: Rules): string[] {
  if (check_in_points === 0) return []
  const bonuses = streak_bonuses.map(({ days, points }) => `${days} ngày: ${points} điểm`).join('; ')
  return [
    `Mỗi ngày điểm danh một lần, nhận ${check_in_points} điểm. Ngày mới bắt đầu lúc 0 giờ, giờ Việt Nam; bỏ lỡ ngày nào thì ngày đó không điểm danh bù được.`,
    ...(bonuses === '' ? [] : [`Điểm danh liền nhiều ngày được thưởng thêm. ${bonuses}.`]),
  ]
}

function wheelTerms(rules: Rules): string[] {
  if (rules.prizes === null) return []
  const ways = [
    ...(rules.spin_on_check_in
      ? [
          rules.every_checkin === 1
            ? 'mỗi ngày điểm danh được một lượt'
            : `cứ ${rules.every_checkin} lần điểm danh được một lượt`,
        ]
      : []),
    ...(rules.spin_on_share ? ['lần chia sẻ đầu tiên trong ngày được một lượt'] : []),
    ...(rules.spin_on_order_from === null
      ? []
      : [`mỗi đơn từ ${dong(rules.spin_on_order_from)} giao thành công được một lượt`]),
  ]
  const fallback = rules.prizes.find(({ is_fallback }) => is_fallback)?.name ?? ''
  return [
    `Lượt quay: ${ways.join('; ')}. Lượt chưa dùng hết hạn khi chương trình kết thúc.`,
    `Kết quả do máy chủ của Nàng rút ngẫu nhiên theo bảng tỉ lệ trên trang này, và được ghi lại trước khi vòng quay dừng. Giải đã hết, hoặc đã đủ số lượng trong ngày, được thay bằng "${fallback}".`,
    'Điểm và voucher vào tài khoản ngay. Quà được gửi đến địa chỉ mặc định trong tài khoản, Nàng không thu phí giao quà.',
  ]
}

/** The terms of a mission, with the figures that act. */
export function termsOf(rules: Rules): string {
  return [
    'Dành cho thành viên của Nàng. Tham gia miễn phí.',
    ...checkInTerms(rules),
    ...(rules.share.points > 0
      ? [`Lần chia sẻ đầu tiên trong ngày được thêm ${rules.share.points} điểm.`]
      : []),
    ...wheelTerms(rules),
    'Mỗi người dùng một tài khoản của mình. Nàng có thể thu lại phần thưởng nhận được bằng nhiều tài khoản hoặc bằng phần mềm tự động.',
    'Cần hỏi hay khiếu nại, bạn viết cho Nàng ở trang Liên hệ.',
  ].join('\n\n')
}
