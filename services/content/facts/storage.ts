import { DEVICE_STORAGE, type StorageKind, type StoredEntry } from '@/domain/tracking/device-storage'
import { fact, type Facts, table } from './fact'

const KIND_NAMES: Readonly<Record<StorageKind, string>> = {
  necessary: 'Cần thiết',
  preference: 'Tiện ích',
  measuring: 'Đo lường',
  advertising: 'Quảng cáo',
}

const PLACE_NAMES: Readonly<Record<StoredEntry['place'], string>> = {
  cookie: 'Cookie',
  device: 'Bộ nhớ trình duyệt',
  tab: 'Bộ nhớ của thẻ',
}

const DAY = 86_400

function lifetimeOf({ place, seconds }: StoredEntry): string {
  if (seconds !== null)
    return seconds < DAY ? `${Math.round(seconds / 60)} phút` : `${Math.round(seconds / DAY)} ngày`
  if (place === 'cookie') return 'Đến khi đóng trình duyệt'
  return place === 'tab' ? 'Đến khi đóng thẻ' : 'Đến khi bạn xóa'
}

/** @throws for a name that is not in the list */
function lifetimeNamed(name: string): string {
  const entry = DEVICE_STORAGE.find((each) => each.name === name)
  if (!entry) throw new Error(`nothing is kept as ${name}`)
  return lifetimeOf(entry)
}

/** What the shop keeps on a visitor's device. */
export const storageFacts = (): Facts => ({
  consent_days: fact(lifetimeNamed('nang_consent')),
  affiliate_cookie_days: fact(lifetimeNamed('affiliate_code')),
  cookies_table: table(
    ['Tên', 'Nơi lưu', 'Loại', 'Mục đích', 'Thời hạn'],
    DEVICE_STORAGE.map((entry) => [
      entry.name,
      PLACE_NAMES[entry.place],
      KIND_NAMES[entry.kind],
      entry.purpose,
      lifetimeOf(entry),
    ]),
  ),
})
