import { MAIL_KINDS } from '@/domain/mail-kinds'
import { memberApp } from '@/services/account/member-app'
import { newsfeedApp } from '@/services/review/newsfeed-app'
import { publicApp } from '@/services/public/app'
import { database } from '@/services/database'
import { isUnsubscribed } from '@/services/message'
import { insertReviews } from '@/services/review'
import { givenProducts } from '../catalog/fixtures'
import { useDatabase } from '../database'
import { call, givenMember } from './given-member'

useDatabase()

const address = {
  label: 'Nhà riêng',
  recipient_name: 'Nguyễn Minh An',
  phone_code: '+84',
  phone_no: '0912 345 678',
  address1: '125 Nguyễn Huệ',
  province_code: '79',
  ward_code: '26740',
}

it('answers regions to everyone', async () => {
  const { body } = await call(memberApp, 'GET', '/regions/provinces')
  expect(body.data).toHaveLength(34)
  const wards = await call(memberApp, 'GET', '/regions/provinces/48/wards')
  expect(wards.body.data.length).toBeGreaterThan(50)
  expect((await call(memberApp, 'GET', '/regions/provinces/xx/wards')).status).toBe(404)
  const old = await call(
    memberApp,
    'GET',
    `/regions/search-old?${new URLSearchParams({ district: 'Quận 1', ward: 'Bến Nghé' })}`,
  )
  expect(old.body.data[0]).toMatchObject({
    old: { ward: 'Phường Bến Nghé', district: 'Quận 1' },
    ward: { code: '26740', name: 'Phường Sài Gòn' },
  })
})

it('copies a member’s data and notes their consents so often an hour, and no other member’s', async () => {
  const [who, other] = [await givenMember(), await givenMember()]
  process.env.RATE_LIMIT_FACTOR = '0.02'
  try {
    const json = { marketing_email: true, source: 'settings' }
    const consent = (member: typeof who) => call(memberApp, 'PUT', '/user/me/consents', { who: member, json })
    expect((await consent(who)).status).toBe(200)
    expect((await consent(who)).status).toBe(429)
    expect((await call(memberApp, 'GET', '/user/me/export', { who })).status).toBe(429)
    expect((await consent(other)).status).toBe(200)
  } finally {
    delete process.env.RATE_LIMIT_FACTOR
  }
})

it('counts searches of former places by network', async () => {
  const search = (address: string) =>
    call(memberApp, 'GET', '/regions/search-old?ward=Hogwarts', {
      headers: { 'x-client-address': address },
    })
  process.env.RATE_LIMIT_FACTOR = '0.001'
  try {
    expect((await search('192.0.2.77')).status).toBe(200)
    expect(await search('192.0.2.77')).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
    expect((await search('192.0.2.78')).status).toBe(200)
  } finally {
    delete process.env.RATE_LIMIT_FACTOR
  }
})

it.each([
  ['GET', '/user/me/addresses'],
  ['POST', '/user/me/addresses'],
  ['PUT', '/user/me/consents'],
  ['GET', '/user/me/mails'],
  ['PUT', '/user/me/mails'],
  ['GET', '/user/me/export'],
  ['DELETE', '/user/me'],
])('lets only members %s %s (PRM-02)', async (method, path) => {
  const json = method === 'GET' ? undefined : {}
  expect(await call(memberApp, method, path, { json })).toMatchObject({
    status: 401,
    body: { code: 'UNAUTHENTICATED' },
  })
})

it('keeps, changes and deletes addresses of the one who asks (PAY-08)', async () => {
  const who = await givenMember()
  const other = await givenMember()
  const added = await call(memberApp, 'POST', '/user/me/addresses', { who, json: address })
  expect(added).toMatchObject({ status: 201, body: { data: { phone_no: '912345678', is_default: true } } })
  const at = `/user/me/addresses/${added.body.data.id}`
  const changed = await call(memberApp, 'PUT', at, { who, json: { ...address, label: 'Văn phòng' } })
  expect(changed.body.data.label).toBe('Văn phòng')
  expect((await call(memberApp, 'PUT', at, { who: other, json: address })).status).toBe(404)
  expect((await call(memberApp, 'DELETE', at, { who: other, json: {} })).status).toBe(404)
  expect((await call(memberApp, 'DELETE', '/user/me/addresses/1', { who, json: {} })).status).toBe(404)
  expect((await call(memberApp, 'DELETE', at, { who, json: {} })).body.data).toEqual([])
})

it('says what is wrong with each field', async () => {
  const who = await givenMember()
  const json = { ...address, label: 'A1', recipient_name: '', phone_no: '12', zipcode: '123' }
  expect(await call(memberApp, 'POST', '/user/me/addresses', { who, json })).toMatchObject({
    status: 422,
    body: {
      code: 'INVALID_FIELDS',
      details: {
        fields: {
          recipient_name: 'Dữ liệu chưa được điền',
          phone_no: 'Số điện thoại cần ít nhất 9 chữ số',
          zipcode: 'Mã bưu chính gồm đúng 5 chữ số',
        },
      },
    },
  })
})

it('changes consents and answers the member', async () => {
  const who = await givenMember()
  const { body } = await call(memberApp, 'PUT', '/user/me/consents', { who, json: { marketing_sms: true } })
  expect(body.data).toMatchObject({ id: who.id, consents: { marketing_email: false, marketing_sms: true } })
})

describe('mails that a member receives', () => {
  const ALL = Object.fromEntries(MAIL_KINDS.map((kind) => [kind, true]))
  const choose = (who: Awaited<ReturnType<typeof givenMember>>, kind: string, is_wanted: boolean) =>
    call(memberApp, 'PUT', '/user/me/mails', { who, json: { kind, is_wanted } })

  it('are chosen by kind, for the member’s own address', async () => {
    const who = await givenMember({ email: 'Thu.Mail@example.com', is_verified_email: true })
    const other = await givenMember({ email: 'thu.khac@example.com', is_verified_email: true })
    expect((await call(memberApp, 'GET', '/user/me/mails', { who })).body.data).toEqual(ALL)
    expect((await choose(who, 'back-in-stock', false)).body.data).toEqual({ ...ALL, 'back-in-stock': false })
    expect(await isUnsubscribed(database(), 'thu.mail@example.com', 'back-in-stock')).toBe(true)
    expect((await call(memberApp, 'GET', '/user/me/mails', { who: other })).body.data).toEqual(ALL)
    expect((await choose(who, 'back-in-stock', true)).body.data).toEqual(ALL)
  })

  it('refuses an unknown kind, and a renewal for an address that was not verified', async () => {
    const who = await givenMember({ email: 'thu.la@example.com', is_verified_email: false })
    expect((await choose(who, 'order-placed', false)).status).toBe(422)
    expect((await choose(who, 'sale-reminder', false)).status).toBe(200)
    expect(await choose(who, 'sale-reminder', true)).toMatchObject({
      status: 403,
      body: { code: 'UNVERIFIED_EMAIL' },
    })
  })

  it('are none without an address', async () => {
    const who = await givenMember()
    expect((await call(memberApp, 'GET', '/user/me/mails', { who })).body.data).toBeNull()
  })
})

describe('reviews of a member', () => {
  it('come ten a page, newest first, with their products, to members alone (REV-04)', async () => {
    const who = await givenMember()
    const products = await givenProducts(
      ...Array.from({ length: 12 }, (_, index) => ({ name: `Son số ${index}`, is_active: index !== 0 })),
    )
    await insertReviews(
      database(),
      products.map((product_id, index) => ({
        product_id,
        user_id: who.id,
        details: `Đánh giá ${index}`,
        ratings: { effectiveness: 4, texture: 4 },
        state: index === 11 ? ('held' as const) : ('published' as const),
        total_likes: index,
        source: 'nang-web-vn-mobile',
        created_at: new Date(Date.UTC(2026, 10, 20) - index * 86_400_000),
        images: [],
      })),
    )
    const path = `/newsfeeds/user-reviews/${who.id}`
    expect((await call(newsfeedApp, 'GET', path)).status).toBe(401)
    const reader = await givenMember()
    const { body } = await call(newsfeedApp, 'GET', path, { who: reader })
    expect(body).toMatchObject({ total: 11, limit: 10, skip: 0 })
    expect(body.data).toHaveLength(10)
    expect(body.data[0]).toMatchObject({
      details: 'Đánh giá 0',
      product: { id: products[0], name: 'Son số 0', is_active: false, brand: { name: 'Sen Muộn' } },
    })
    expect((await call(newsfeedApp, 'GET', `${path}?skip=10`, { who: reader })).body.data).toHaveLength(1)
    expect((await call(newsfeedApp, 'GET', `/newsfeeds/user/${who.id}`, { who: reader })).body.data).toEqual({
      total_reviews: 11,
      total_likes: 55,
    })
  })

  it('are not found for unknown and for deleted members', async () => {
    const who = await givenMember()
    const gone = await givenMember({ removed_at: new Date() })
    for (const id of [999_999, gone.id, 'abc'])
      expect((await call(newsfeedApp, 'GET', `/newsfeeds/user-reviews/${id}`, { who })).status).toBe(404)
  })
})

it('offers an upload address to members only (REV-19)', async () => {
  const who = await givenMember()
  const path = '/pre-signed-url?fileName=anh.jpg&contentType=image%2Fjpeg'
  expect((await call(publicApp, 'GET', path)).status).toBe(401)
  expect((await call(publicApp, 'GET', path, { who })).body.data.signedUrl).toMatch(
    /^\/api\/media\/uploads\//,
  )
  expect(
    await call(publicApp, 'GET', '/pre-signed-url?fileName=a.gif&contentType=image%2Fgif', { who }),
  ).toMatchObject({ status: 422, body: { message: 'Tệp phải có dạng png, jpg, jpeg.' } })
})
