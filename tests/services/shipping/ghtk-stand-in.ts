import { type ReceivedRequest, carrierAt, given } from './stand-in'

interface GhtkBody {
  products: object[]
  order: { id: string; district: string; tel: string }
}

const no = (message: string) => ({ body: { success: false, message } })

/** GHTK: token by header, addresses in words with a district, orders made once an id. */
export async function ghtkAt() {
  const orders = new Map<string, { label: string; status: number; body: GhtkBody }>()
  const byLabel = (path: string) =>
    [...orders.values()].find(({ label }) => label === decodeURIComponent(path.split('/').pop()!))
  const speak = ({ path, query, headers, body }: ReceivedRequest<GhtkBody>) => {
    if (headers.token !== 'ghtk-token') return { status: 401, body: { success: false, message: 'token' } }
    if (path === '/services/shipment/fee') {
      const asks = ['pick_province', 'pick_district', 'province', 'district', 'weight']
      if (asks.some((name) => !query.get(name))) return no('thiếu địa chỉ')
      const fee = {
        name: 'area1',
        fee: 22_000 + Number(query.get('weight')),
        insurance_fee: 0,
        delivery: true,
      }
      return { body: { success: true, message: '', fee } }
    }
    if (path === '/services/shipment/order/') {
      const { id, district, tel } = body.order
      if (query.get('ver') !== '1.5' || !district || !tel) return no('thiếu thông tin')
      const kept = orders.get(id)
      if (kept)
        return {
          body: {
            success: false,
            message: 'đã tồn tại',
            error: { code: 'ORDER_ID_EXIST', partner_id: id, ghtk_label: kept.label, status: kept.status },
          },
        }
      const label = `S1.A1.${1_000 + orders.size}`
      orders.set(id, { label, status: 2, body })
      return {
        body: { success: true, message: '', order: { partner_id: id, label, fee: '30400', status_id: 2 } },
      }
    }
    if (path.startsWith('/services/shipment/v2/')) {
      const found = byLabel(path)
      if (!found) return no('không tìm thấy')
      return { body: { success: true, order: { label_id: found.label, status: String(found.status) } } }
    }
    if (path.startsWith('/services/shipment/cancel/')) {
      const found = byLabel(path)
      if (!found || ![1, 2, 12].includes(found.status)) return no('không thể hủy đơn')
      found.status = -1
      return { body: { success: true, message: '' } }
    }
    return undefined
  }
  const carrier = await carrierAt(speak)
  given({
    SHIPPING_CARRIER: 'ghtk',
    GHTK_URL: carrier.url,
    GHTK_TOKEN: 'ghtk-token',
    GHTK_CLIENT_SOURCE: 'S308157',
    GHTK_PICK_PROVINCE: 'TP. Hồ Chí Minh',
    GHTK_PICK_DISTRICT: 'Quận 1',
    GHTK_PICK_ADDRESS: '128 Đồng Khởi',
    GHTK_PICK_NAME: 'Nàng',
    GHTK_PICK_TEL: '02873000001',
  })
  return { ...carrier, orders }
}
