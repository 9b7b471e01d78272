import { sql } from 'drizzle-orm'
import { foundPostSchema, helpSearchCountSchema } from '@/domain/content/post'
import { importContent } from '@/services/content'
import { contentApp } from '@/services/content/app'
import { database } from '@/services/database'
import { useDatabase } from '../database'
import { until } from '../until'

useDatabase()
beforeAll(async () => {
  // The texts of the shop itself.
  await importContent()
})

async function get(path: string, query: Record<string, string | object>) {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : value,
    ]),
  )
  return (await contentApp.request(`${path}?${search}`)).json()
}

const idsOf = async (keyword: string, filter: object = {}) =>
  (await get('/search', { keyword, filter })).data.map(({ id }: { id: number }) => id)

const QUESTIONS: readonly (readonly [string, number])[] = [
  ['bao lâu thì nhận được hàng', 301],
  ['ship mấy ngày z shop', 301],
  ['sao giao lâu quá', 301],
  ['phí ship bao nhiêu', 302],
  ['bao nhiêu thì đc freeship', 302],
  ['mien phi van chuyen', 302],
  ['don cua minh dang o dau', 303],
  ['tra cứu mã vận đơn', 303],
  ['giao hỏa tốc trong ngày hà nội', 304],
  ['khong thay email xac nhan', 305],
  ['tự đến shop lấy hàng được ko', 306],
  ['ma nhan hang la gi', 306],
  ['có được đồng kiểm không', 307],
  ['lỡ cuộc gọi của shipper', 308],
  ['có giao ra đảo k', 309],
  ['cach dat hang', 101],
  ['mua hàng ko cần đăng ký', 102],
  ['đổi màu trong giỏ', 103],
  ['giới hạn số lượng mua', 104],
  ['pre order la gi', 105],
  ['goi qua tang ban be', 106],
  ['huy don hang', 107],
  ['boom hàng có sao ko', 107],
  ['ghi nhầm địa chỉ giao hàng rồi', 108],
  ['chờ xác nhận đơn cod nghĩa là gì', 109],
  ['mua lại đơn cũ', 110],
  ['có những cách thanh toán nào', 201],
  ['ship cod', 202],
  ['trả tiền mặt khi nhận hàng', 202],
  ['so tai khoan chuyen khoan', 203],
  ['quét mã vietqr', 203],
  ['thanh toán bằng thẻ visa', 204],
  ['tra bang vi momo', 205],
  ['thanh toán thất bại thử lại', 206],
  ['bị trừ tiền mà đơn chưa xác nhận', 207],
  ['xuất hóa đơn đỏ công ty', 208],
  ['hoa don vat', 208],
  ['thẻ bị từ chối', 209],
  ['có trả góp không', 210],
  ['chính sách đổi trả', 401],
  ['muốn trả hàng thì làm sao', 402],
  ['hàng bị vỡ giao thiếu món', 403],
  ['khi nao hoan tien', 404],
  ['tiền hoàn chưa về', 404],
  ['hủy đơn có mất mã giảm giá không', 405],
  ['bóc seal rồi có trả đc ko', 407],
  ['dang ky tai khoan', 501],
  ['khong nhan duoc ma otp', 503],
  ['quen mat khau', 504],
  ['tài khoản bị khóa', 505],
  ['đổi số điện thoại', 506],
  ['phường mới sau sáp nhập', 507],
  ['đăng nhập bằng facebook', 509],
  ['hủy nhận email quảng cáo', 510],
  ['viết review được bao nhiêu điểm', 512],
  ['1 diem bang bao nhieu tien', 602],
  ['điểm có hết hạn không', 603],
  ['gioi thieu ban be nhan diem', 604],
  ['nhập voucher ở đâu', 701],
  ['dùng 2 mã một lúc được không', 702],
  ['ma khong ap dung duoc', 710],
  ['mua gift card tặng bạn', 705],
  ['mua 1 tặng 1', 707],
  ['săn flash sale', 708],
  ['hàng auth hay fake vậy', 801],
  ['hsd cận date', 802],
  ['hết hàng khi nào có lại', 803],
  ['shop ở đâu mấy giờ mở cửa', 901],
  ['cua hang con hang ko', 902],
  ['sđt hotline cskh', 904],
  ['xoa tai khoan', 1003],
  ['bị hack tài khoản', 1004],
  ['tin nhắn lừa đảo trúng thưởng', 1005],
  ['tắt cookie theo dõi', 1008],
]

it.each(QUESTIONS)('answers “%s” with article %d first', async (keyword, id) => {
  expect((await idsOf(keyword))[0]).toBe(id)
})

it('marks the words in an excerpt that holds no other markup', async () => {
  const { data, total } = await get('/search', { keyword: 'huy don hang' })
  expect(total).toBeGreaterThan(0)
  for (const post of data) foundPostSchema.validateSync(post, { strict: true })
  expect(data[0].highlight).toMatch(/<mark>hủy<\/mark>/i)
  for (const { highlight } of data) expect(highlight.replace(/<\/?mark>/g, '')).not.toMatch(/[<>]/)
})

it('counts by category, and finds within one (HLP-05)', async () => {
  const { data: count } = await get('/search/count', { keyword: 'hoàn tiền' })
  helpSearchCountSchema.validateSync(count, { strict: true })
  expect(count).toMatchObject({ match: 'all', corrected: null })
  const [one] = count.categories
  expect(await idsOf('hoàn tiền', { 'category.name': one.name })).toHaveLength(Math.min(10, one.count))
  expect(count.categories.reduce((sum: number, each: { count: number }) => sum + each.count, 0)).toBe(
    count.total,
  )
  expect(await idsOf('hoàn tiền', { 'category.name': 'Không có' })).toEqual([])
})

it('mends slips and says how it read them', async () => {
  const { data } = await get('/search/count', { keyword: 'chuyn khoan ngan hnag' })
  expect(data).toMatchObject({ corrected: 'chuyen khoan ngan hang' })
})

it('tells articles that are only near, and finds none for what no article says', async () => {
  expect((await get('/search/count', { keyword: 'hoàn tiền xyzzyx' })).data.match).toBe('near')
  for (const keyword of ['xyzzyx qwrtpl', '', '!!!', '\u0301'])
    expect((await get('/search/count', { keyword })).data).toEqual({
      total: 0,
      categories: [],
      corrected: null,
      match: 'none',
    })
})

// A search waits a moment for the articles as they are now, and then takes those before.
it('knows a word as soon as an article has it', async () => {
  expect(await idsOf('zalopayplus')).toEqual([])
  await database().execute(
    sql`UPDATE content.posts SET keywords = keywords || '{zalopayplus}' WHERE id = 205`,
  )
  await until(async () => (await idsOf('zalopayplus')).includes(205))
  expect(await idsOf('zalopayplus')).toEqual([205])
})

it('names a category as it is called now', async () => {
  const nameOf = async () =>
    (await get('/search/count', { keyword: 'bao lâu thì nhận được hàng' })).data.categories
  const [before, ...others] = await nameOf()
  await database().execute(sql`UPDATE content.categories SET name = 'Giao hàng' WHERE id = ${before.id}`)
  await until(async () => (await nameOf())[0].name !== before.name)
  expect(await nameOf()).toEqual([{ ...before, name: 'Giao hàng' }, ...others])
})
