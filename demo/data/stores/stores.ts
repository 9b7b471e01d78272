export interface DemoStore {
  id: number
  /** stable text value, used in forms and filters */
  value: string
  name: string
  alias: string
  address: string
  phone: string
  /** Monday first, as 'HH:mm' */
  hours: { opens: string; closes: string }[]
  latitude: number
  longitude: number
  is_active: boolean
  is_display_store_info: boolean
}

function week(weekday: [string, string], weekend: [string, string]): DemoStore['hours'] {
  return [weekday, weekday, weekday, weekday, weekday, weekend, weekend].map(([opens, closes]) => ({
    opens,
    closes,
  }))
}

/** The three shops in town (STO-05); 5 is the default. Telephone numbers are made up. */
export const stores: DemoStore[] = [
  {
    id: 3,
    value: 'ha-noi',
    name: 'Nàng Hà Nội',
    alias: 'Hàng Bông',
    address: '86 Hàng Bông, phường Hoàn Kiếm, Hà Nội',
    phone: '024 7300 0003',
    hours: week(['09:00', '21:30'], ['08:30', '22:00']),
    latitude: 21.02985,
    longitude: 105.84673,
    is_active: true,
    is_display_store_info: true,
  },
  {
    id: 5,
    value: 'ho-chi-minh',
    name: 'Nàng Sài Gòn',
    alias: 'Đồng Khởi',
    address: '128 Đồng Khởi, phường Sài Gòn, TP. Hồ Chí Minh',
    phone: '028 7300 0001',
    hours: week(['09:30', '22:00'], ['09:00', '22:30']),
    latitude: 10.77592,
    longitude: 106.70318,
    is_active: true,
    is_display_store_info: true,
  },
  {
    id: 8,
    value: 'da-nang',
    name: 'Nàng Đà Nẵng',
    alias: 'Bạch Đằng',
    address: '74 Bạch Đằng, phường Hải Châu, Đà Nẵng',
    phone: '0236 730 0008',
    hours: week(['09:00', '21:30'], ['09:00', '22:00']),
    latitude: 16.07216,
    longitude: 108.22487,
    is_active: true,
    is_display_store_info: true,
  },
]
