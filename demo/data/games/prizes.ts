import type { PrizeInput } from '@/domain/game/mission-input'

type Draft = Pick<PrizeInput, 'key' | 'kind' | 'name' | 'weight'> & Partial<PrizeInput>

const prize = (draft: Draft): PrizeInput => ({
  description: '',
  image: null,
  points: null,
  voucher: null,
  campaign_id: null,
  stock: null,
  daily_cap: null,
  is_fallback: false,
  ...draft,
})

const points = (worth: number, weight: number, limits: Partial<PrizeInput> = {}): PrizeInput =>
  prize({ key: `${worth}-diem`, kind: 'points', name: `${worth} điểm`, points: worth, weight, ...limits })

/** The eight prizes of the demo shop's wheels, clockwise from the top; weights of 10,000. */
export const WHEEL: readonly PrizeInput[] = [
  points(1, 3_000),
  points(5, 1_500),
  prize({
    key: 'qua-thu',
    kind: 'gift',
    name: 'Bộ quà thử',
    description:
      'Bộ ba món dùng thử do Nàng chọn, trị giá 150.000\u00A0₫, gửi đến địa chỉ mặc định trong tài khoản.',
    weight: 50,
    stock: 60,
    daily_cap: 1,
  }),
  points(2, 2_000),
  prize({
    key: 'hen-lan-sau',
    kind: 'none',
    name: 'Hẹn lần sau',
    description: 'Lượt quay này chưa có quà.',
    weight: 2_500,
    is_fallback: true,
  }),
  points(10, 600),
  prize({
    key: 'voucher-50k',
    kind: 'voucher',
    name: 'Voucher 50.000\u00A0₫',
    description: 'Giảm 50.000\u00A0₫ cho đơn từ 500.000\u00A0₫.',
    voucher: 'don-tiep-theo-50k',
    weight: 300,
    stock: 600,
    daily_cap: 10,
  }),
  points(50, 50, { stock: 60, daily_cap: 1 }),
]
