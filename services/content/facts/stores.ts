import type { Store } from '@/domain/store/store'
import { amount, bulletList, type Facts } from './fact'

const WEEKDAYS = ['Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy', 'Chủ Nhật'] as const

const dayName = (index: number) => WEEKDAYS[index] ?? ''

/** '9:00–21:30 mỗi ngày', or runs of days with the same hours: 'Thứ Hai–Thứ Sáu 9:00–21:00, …'. */
function hoursOf(hours: Store['hours']): string {
  const runs: { from: number; to: number; time: string }[] = []
  for (const [index, { opens, closes }] of hours.entries()) {
    const time = `${opens}–${closes}`
    const last = runs.at(-1)
    if (last?.time === time) last.to = index
    else runs.push({ from: index, to: index, time })
  }
  const [only] = runs
  if (only && runs.length === 1 && hours.length === WEEKDAYS.length) return `${only.time} mỗi ngày`
  return runs
    .map(({ from, to, time }) => `${dayName(from)}${to > from ? `–${dayName(to)}` : ''} ${time}`)
    .join(', ')
}

/** The stores as they are open: for visits and pickup. */
export const storeFacts = (stores: readonly Store[]): Facts => ({
  stores_count: amount(stores.length, 'cửa hàng'),
  pickup_hours: bulletList(
    stores.map(({ name, address, hours }) => `${name}, ${address}: ${hoursOf(hours)}`),
  ),
})
