import { FREE_SHIPPING_LIMIT } from '@/domain/constants'
import { CUT_OFF_HOUR, daysOf } from '@/domain/shipping/estimate'
import { EXPRESS_MAX_WEIGHT_G, feeOf, WEIGHT_STEP_G } from '@/domain/shipping/rates'
import { SHIPPING_ZONES, type ShippingZone } from '@/domain/shipping/zones'
import { dong } from '../../message'
import { amount, fact, type Facts, table } from './fact'

const ZONE_NAMES: Readonly<Record<ShippingZone, string>> = {
  inner_city: 'Nội thành Hà Nội, TP. Hồ Chí Minh',
  city_outskirts: 'Ngoại thành Hà Nội, TP. Hồ Chí Minh',
  same_region: 'Các tỉnh miền Bắc, miền Nam',
  other_region: 'Miền Trung, Tây Nguyên',
  remote: 'Hải đảo, vùng sâu vùng xa',
}

const NOT_OFFERED = 'Không có'

function feeIn(method: 'standard' | 'express', zone: ShippingZone): string {
  const first = feeOf(method, zone, WEIGHT_STEP_G)
  const second = feeOf(method, zone, 2 * WEIGHT_STEP_G)
  return first === null || second === null ? NOT_OFFERED : `${dong(first)} + ${dong(second - first)}`
}

function daysIn(method: 'standard' | 'express', zone: ShippingZone): string {
  const days = daysOf(method, zone)
  if (!days) return NOT_OFFERED
  const [earliest, latest] = days
  if (latest === 0) return 'Trong ngày'
  return `${earliest === latest ? latest : `${earliest}–${latest}`} ngày làm việc`
}

/** Fees and times of delivery, from the shop's own table. */
export const deliveryFacts = (): Facts => ({
  free_shipping_from: fact(dong(FREE_SHIPPING_LIMIT)),
  weight_step: amount(WEIGHT_STEP_G, 'g'),
  express_max_weight: amount(EXPRESS_MAX_WEIGHT_G / 1_000, 'kg'),
  cut_off_hour: fact(`${CUT_OFF_HOUR}:00`),
  delivery_fees: table(
    ['Nơi nhận', 'Giao tiêu chuẩn', 'Giao nhanh'],
    SHIPPING_ZONES.map((zone) => [ZONE_NAMES[zone], feeIn('standard', zone), feeIn('express', zone)]),
  ),
  delivery_days: table(
    ['Nơi nhận', 'Giao tiêu chuẩn', 'Giao nhanh'],
    SHIPPING_ZONES.map((zone) => [ZONE_NAMES[zone], daysIn('standard', zone), daysIn('express', zone)]),
  ),
})
