import { type ReceivedRequest, carrierAt, given } from './stand-in'

const BASE = '/shiip/public-api'

interface GhnBody {
  province_id: number
  district_id: number
  shop_id: number
  from_district: number
  service_id: number
  to_ward_code: string
  weight: number
  is_new_to_address: boolean
  to_ward_name: string
  to_province_name: string
  to_phone: string
  client_order_code: string
  order_code: string
  order_codes: string[]
}

const ok = (data: unknown) => ({ body: { code: 200, message: 'Success', data } })
const refused = (code_message: string, status = 400) => ({
  status,
  body: { code: status, message: 'Nguyễn Thị Hoa, 12 Lê Lợi: no', code_message, data: null },
})

const PROVINCES = [
  { ProvinceID: 202, ProvinceName: 'Hồ Chí Minh', NameExtension: ['TP. Hồ Chí Minh', 'TP HCM'] },
  { ProvinceID: 205, ProvinceName: 'Bình Dương', NameExtension: null },
]
const DISTRICTS: Record<number, unknown[]> = {
  202: [
    { DistrictID: 1442, DistrictName: 'Quận 1', NameExtension: ['Q1'] },
    { DistrictID: 1444, DistrictName: 'Quận 3', NameExtension: [] },
  ],
  205: [
    { DistrictID: 1541, DistrictName: 'Thị xã Kỳ Anh', NameExtension: [] },
    { DistrictID: 1542, DistrictName: 'Huyện Kỳ Anh', NameExtension: [] },
  ],
}
const WARDS: Record<number, unknown[]> = {
  1442: [
    { WardCode: '20101', WardName: 'Phường Bến Nghé', NameExtension: ['P. Bến Nghé'] },
    { WardCode: '20102', WardName: 'Phường Đa Kao', NameExtension: [] },
  ],
  1444: [{ WardCode: '20301', WardName: 'Phường 01', NameExtension: [] }],
  1541: [{ WardCode: '30101', WardName: 'Phường Hưng Trí', NameExtension: [] }],
  1542: [{ WardCode: '30201', WardName: 'Xã Kỳ Xuân', NameExtension: [] }],
}

/** GHN: keys by header, lists of places, services by district, fees by weight, orders made once a reference. */
export async function ghnAt() {
  const orders = new Map<string, { code: string; status: string; order: GhnBody }>()
  const byCode = (code: string) => [...orders.values()].find((each) => each.code === code)
  const speak = ({ path, headers, body }: ReceivedRequest<GhnBody>) => {
    if (headers.token !== 'ghn-token') return refused('TOKEN_INVALID', 401)
    if (headers.shopid !== '885') return refused('SHOP_INVALID', 403)
    switch (path.slice(BASE.length)) {
      case '/master-data/province':
        return ok(PROVINCES)
      case '/master-data/district':
        return ok(DISTRICTS[body.province_id] ?? [])
      case '/master-data/ward':
        return ok(WARDS[body.district_id] ?? [])
      case '/v2/shipping-order/available-services':
        return ok(
          body.shop_id === 885 && body.from_district === 1454
            ? [
                { service_id: 100_039, short_name: 'Hàng nặng', service_type_id: 5 },
                { service_id: 53_320, short_name: 'Hàng nhẹ', service_type_id: 2 },
              ]
            : [],
        )
      case '/v2/shipping-order/fee':
        if (![53_320, 100_039].includes(body.service_id) || !body.to_ward_code)
          return refused('ROUTE_NOT_FOUND')
        return ok({ total: 20_000 + body.weight, service_fee: 20_000, insurance_fee: 0 })
      case '/v2/shipping-order/create': {
        if (!body.is_new_to_address || !body.to_ward_name || !body.to_province_name)
          return refused('ADDRESS_INVALID')
        if (!/^0\d{9}$/.test(body.to_phone)) return refused('PHONE_INVALID')
        const kept = orders.get(body.client_order_code) ?? {
          code: `L8${orders.size + 1}`,
          status: 'ready_to_pick',
          order: body,
        }
        orders.set(body.client_order_code, kept)
        return ok({
          order_code: kept.code,
          total_fee: 31_000,
          expected_delivery_time: '2026-07-18T16:00:00Z',
        })
      }
      case '/v2/shipping-order/detail': {
        const found = byCode(body.order_code)
        return found ? ok({ order_code: found.code, status: found.status }) : refused('ORDER_NOT_FOUND')
      }
      case '/v2/switch-status/cancel': {
        const found = byCode(body.order_codes[0]!)
        const result = found?.status === 'ready_to_pick'
        if (found && result) found.status = 'cancel'
        return ok([{ order_code: body.order_codes[0], result, message: result ? 'OK' : 'no' }])
      }
      default:
        return undefined
    }
  }
  const carrier = await carrierAt(speak)
  given({
    SHIPPING_CARRIER: 'ghn',
    GHN_URL: `${carrier.url}${BASE}`,
    GHN_TOKEN: 'ghn-token',
    GHN_SHOP_ID: '885',
    GHN_FROM_DISTRICT_ID: '1454',
  })
  return { ...carrier, orders }
}
