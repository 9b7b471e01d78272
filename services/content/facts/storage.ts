import {
  DEVICE_STORAGE,
  STORAGE_KINDS,
  type StorageKind,
  type StoredEntry,
} from '@/domain/tracking/device-storage'
import { block, type Fact, fact, type Facts, tableLines } from './fact'

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

const durationOf = (seconds: number): string =>
  seconds < DAY ? `${Math.round(seconds / 60)} phút` : `${Math.round(seconds / DAY)} ngày`

function lifetimeOf({ place, seconds }: Pick<StoredEntry, 'place' | 'seconds'>): string {
  if (seconds !== null) return durationOf(seconds)
  if (place === 'cookie') return 'Đến khi đóng trình duyệt'
  return place === 'tab' ? 'Đến khi đóng thẻ' : 'Đến khi bạn xóa'
}

/** @throws for a name that is not in the list */
function lifetimeNamed(name: string): string {
  const entry = DEVICE_STORAGE.find((each) => each.name === name)
  if (!entry) throw new Error(`nothing is kept as ${name}`)
  return lifetimeOf(entry)
}

/** Entries that differ in nothing but their name stand in one row. */
function rowsOf(entries: readonly StoredEntry[]): string[][] {
  const rows = new Map<string, { names: string[]; cells: string[] }>()
  for (const entry of entries) {
    const most = entry.mostSeconds === undefined ? '' : `, tối đa ${durationOf(entry.mostSeconds)}`
    const cells = [PLACE_NAMES[entry.place], entry.purpose, `${lifetimeOf(entry)}${most}`]
    const key = cells.join('\n')
    const row = rows.get(key) ?? { names: [], cells }
    row.names.push(entry.name)
    rows.set(key, row)
  }
  return [...rows.values()].map(({ names, cells: [place = '', ...others] }) => [
    `${names.join(', ')} (${place.toLowerCase()})`,
    ...others,
  ])
}

/** A table for each kind: five columns are too many for a phone. */
const storageTables = (): Fact =>
  block(
    STORAGE_KINDS.flatMap((kind) => {
      const rows = rowsOf(DEVICE_STORAGE.filter((entry) => entry.kind === kind))
      return rows.length === 0
        ? []
        : [`**${KIND_NAMES[kind]}**`, '', ...tableLines(['Tên', 'Mục đích', 'Thời hạn'], rows), '']
    }),
  )

/** What the shop keeps on a visitor's device. */
export const storageFacts = (): Facts => ({
  consent_days: fact(lifetimeNamed('nang_consent')),
  offline_pages_days: fact(lifetimeNamed('nang-pages-*')),
  offline_queue_days: fact(lifetimeNamed('nang-queue')),
  affiliate_cookie_days: fact(lifetimeNamed('affiliate_code')),
  cookies_table: storageTables(),
})
