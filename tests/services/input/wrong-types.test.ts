import { apps } from '@/services/app'
import { givenMember } from '../account/given-member'
import { useDatabase } from '../database'
import { givenGoods, givenOrder } from '../order/given-order'

useDatabase()

let authorization = ''
let orderId = ''

beforeAll(async () => {
  const member = await givenMember()
  ;({ authorization } = member)
  ;({ id: orderId } = await givenOrder(await givenGoods(), { user_id: member.id }))
})

/** The body as it is on the wire: what JSON can name, an object literal cannot always. */
async function call(app: string, method: string, path: string, json?: string) {
  const response = await apps[app]!.request(path.replace(':order', orderId), {
    method,
    headers: { authorization, ...(json !== undefined && { 'content-type': 'application/json' }) },
    ...(json !== undefined && { body: json }),
  })
  const { code, details } = await response.json()
  return { status: response.status, code, details }
}

it.each([
  ['cart', 'PUT', '/carts/me/checkout', '{"note":[]}', 'note'],
  ['cart', 'PUT', '/carts/me/checkout', '{"note":{"toString":1}}', 'note'],
  [
    'cart',
    'PUT',
    '/carts/me/checkout',
    '{"invoice":{"kind":"company","name":"Nàng","tax_code":[],"address":"1 Lê Lợi","email":"a@b.vn"}}',
    'invoice.tax_code',
  ],
  [
    'order',
    'PUT',
    '/order/:order/cancelled',
    '{"cancellation_reason":"other","reference_code":"x","note":{}}',
    'note',
  ],
  ['account', 'POST', '/auth/login', '{"email":{},"password":"mật khẩu"}', 'email'],
  ['account', 'PUT', '/user/me/consents', '{"marketing_email":[true]}', 'marketing_email'],
])('%s %s %s of %s answers 422 and names %s', async (app, method, path, json, field) => {
  const { status, code, details } = await call(app, method, path, json)
  expect([status, code, Object.keys(details.fields)]).toEqual([422, 'INVALID_FIELDS', [field]])
})

it.each([
  ['public', '/global-search', '{"keyword":[]}', 'filter.keyword'],
  ['catalog', '/v3/search', '{"keyword":{}}', 'filter.keyword'],
  ['catalog', '/v3/products', '{"id":{"in":[{"toString":1}]}}', 'filter.id[0]'],
  ['order', '/user/me/orders', '{"created_at":{"gte":[]}}', 'filter.created_at.gte'],
])('%s %s?filter=%s answers 400 and names %s (DEC-23)', async (app, path, filter, field) => {
  const answer = await call(app, 'GET', `${path}?filter=${encodeURIComponent(filter)}`)
  expect(answer).toMatchObject({ status: 400, code: 'BAD_REQUEST', details: { field } })
})

const NAMES = ['toString', '__proto__', 'constructor', 'hasOwnProperty', 'valueOf', 'isPrototypeOf']

it.each(NAMES)('looks at no field named %s', async (name) => {
  const unknown = `"${name}":{"${name}":1}`
  const filter = encodeURIComponent(`{${unknown}}`)
  expect((await call('cart', 'PUT', '/carts/me/checkout', `{${unknown},"note":"a"}`)).status).toBe(200)
  expect((await call('catalog', 'GET', `/v3/search?filter=${filter}`)).status).toBe(200)
  expect((await call('catalog', 'GET', `/v3/search?${name}=1`)).status).toBe(200)
  expect((await call('account', 'POST', '/auth/email/check', `{${unknown},"email":"a@b.vn"}`)).status).toBe(
    200,
  )
  expect((await call('analytics', 'POST', '/user/me/actions', `{"verb":"seen",${unknown}}`)).status).toBe(200)
})

it('names a repeated parameter that takes one value', async () => {
  expect(await call('catalog', 'GET', '/v3/search?limit=1&limit=2')).toMatchObject({
    status: 400,
    details: { field: 'limit' },
  })
})
