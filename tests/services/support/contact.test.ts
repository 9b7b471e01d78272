import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { database } from '@/services/database'
import { mediaApp } from '@/services/media/app'
import { supportApp } from '@/services/support/app'
import { support } from '@/services/support/module'
import { hasMedia } from '@/services/media'
import { utimesSync } from 'node:fs'
import path from 'node:path'
import { call, givenMember } from '../account/given-member'
import { useDatabase } from '../database'
import { performJob } from '../perform-job'
import { countOf, FORM, forgetAll, givenPhoto, mails, reply, send, threadOf, useMedia } from './given-contact'

useDatabase()
useMedia()
beforeEach(forgetAll)

it('opens a conversation, with a copy for the shopper and a mail for the shop (HLP-10)', async () => {
  const { status, body } = await send()
  expect(status).toBe(201)
  expect(body.data.reference).toMatch(/^LH[2-9A-Z]{8}$/)
  expect(Date.parse(body.data.answer_by)).toBeGreaterThan(Date.now())
  const [arrived, received] = await mails()
  expect(arrived).toMatchObject({ template: 'contact-arrived', recipient: 'chamsoc@nang.example' })
  expect(received).toMatchObject({ template: 'contact-received', recipient: 'lan@example.vn' })
  for (const mail of [arrived, received]) {
    expect(mail?.subject).toContain(body.data.reference)
    expect(mail?.text).toContain('Điểm của mình chưa được cộng.')
    expect(mail?.text).toContain(`/contact/${body.data.token}`)
  }
  expect((await threadOf(body.data.token)).body.data).toMatchObject({
    reference: body.data.reference,
    state: 'open',
    email: 'l***n@example.vn',
    messages: [{ author: 'shopper', text: FORM.customermessage, images: [] }],
  })
})

describe('refuses with the text of the field', () => {
  it.each([
    ['no name', { customername: ' ' }, { customername: 'Họ và tên không được để trống' }],
    ['a name with digits', { customername: 'Lan 2' }, { customername: expect.stringMatching(/chữ/) }],
    ['no address', { customeremail: '' }, { customeremail: 'Email không được để trống' }],
    ['a wrong address', { customeremail: 'lan@' }, { customeremail: 'Email không chính xác' }],
    ['no topic', { customersubject: '' }, { customersubject: 'Chủ đề không được để trống' }],
    ['an unknown topic', { customersubject: 'x' }, { customersubject: 'Bạn chọn một mục nhé' }],
    ['no message', { customermessage: '\u200b ' }, { customermessage: 'Lời nhắn không được để trống' }],
    ['a long message', { customermessage: 'a'.repeat(4_001) }, { customermessage: 'Nhập tối đa 4000 ký tự' }],
    ['no order', { customersubject: 'order' }, { order_number: 'Mã đơn hàng không được để trống' }],
    ['no product', { customersubject: 'product' }, { product: 'Sản phẩm không được để trống' }],
  ])('%s', async (_, changes, fields) => {
    const { status, body } = await send(changes)
    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 'INVALID_FIELDS', details: { fields } })
    expect(await countOf('threads')).toBe(0)
    expect(await mails()).toEqual([])
  })

  it('six photos', async () => {
    const key = randomUUID()
    const images = Array.from({ length: 6 }, () => ({
      name: `/media/contact/contact-${key}-${'a'.repeat(32)}.jpg`,
    }))
    expect((await send({ images }, { key })).body.details.fields).toEqual({ images: 'Tối đa 5 ảnh' })
  })
})

it('refuses a key that is no UUID', async () => {
  expect(await send({}, { key: 'x' })).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
})

it('opens one conversation for a message that comes many times at once', async () => {
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 6 }, () => send({}, { key })))
  expect(new Set(answers.map(({ body }) => body.data.reference)).size).toBe(1)
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect([await countOf('threads'), await countOf('thread_messages')]).toEqual([1, 1])
  expect(await mails()).toHaveLength(2)
})

it('gives the conversation of a key to no other sender', async () => {
  const key = randomUUID()
  await send({}, { key })
  const other = await send({ customeremail: 'other@example.vn' }, { key })
  expect(other).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
  expect(await countOf('threads')).toBe(1)
})

it('refuses a program that fills in the hidden field', async () => {
  expect(await send({ website: 'https://spam.example' })).toMatchObject({
    status: 422,
    body: { code: 'RECAPTCHA_FAILED' },
  })
  expect(await countOf('threads')).toBe(0)
  expect(await mails()).toEqual([])
})

describe('where reCAPTCHA is set up', () => {
  beforeEach(() => {
    process.env.RECAPTCHA_SECRET = 'secret'
    process.env.RATE_LIMIT_FACTOR = '1'
    // What is asked while a person reads their message again.
    jest.useFakeTimers({
      doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'setInterval', 'queueMicrotask'],
    })
  })
  afterEach(() => {
    delete process.env.RECAPTCHA_SECRET
    process.env.RATE_LIMIT_FACTOR = '100'
    jest.useRealTimers()
  })
  const later = (ms: number) => jest.setSystemTime(Date.now() + ms)

  it('a message without its token is taken when it is sent again, not at once', async () => {
    const key = randomUUID()
    const first = await send({}, { key })
    expect(first).toMatchObject({ status: 409, body: { code: 'CONFIRM_SENDING' } })
    const { confirmation } = first.body.details
    expect((await send({ confirmation }, { key })).status).toBe(409)
    later(3_000)
    expect((await send({ confirmation }, { key: randomUUID() })).status).toBe(409)
    expect((await send({ confirmation: `${confirmation}x` }, { key })).status).toBe(409)
    expect(await countOf('threads')).toBe(0)
    expect((await send({ confirmation }, { key })).status).toBe(201)
    later(4_000_000)
    const late = await send({ confirmation }, { key })
    expect(late.body.code).toBe('CONFIRM_SENDING')
    expect(await countOf('threads')).toBe(1)
  })

  it('few of a network are taken so', async () => {
    const statuses: number[] = []
    for (let index = 0; index < 9; index++) {
      const key = randomUUID()
      const { confirmation } = (await send({}, { key })).body.details
      later(3_000)
      const changes = { confirmation, customeremail: `lan${index}@example.vn` }
      statuses.push((await send(changes, { key })).status)
    }
    expect(statuses).toEqual([...Array<number>(8).fill(201), 429])
  })
})

it('limits conversations by address of mail', async () => {
  process.env.RATE_LIMIT_FACTOR = '1'
  try {
    const answers = []
    for (let index = 0; index < 11; index++) answers.push((await send()).status)
    expect(answers.slice(0, 10)).toEqual(Array(10).fill(201))
    expect(answers[10]).toBe(429)
  } finally {
    process.env.RATE_LIMIT_FACTOR = '100'
  }
})

describe('photos', () => {
  it('belong to the message they were uploaded for, and are private', async () => {
    const key = randomUUID()
    const name = await givenPhoto(key)
    const foreign = await givenPhoto(randomUUID())
    expect((await send({ images: [{ name: foreign }] }, { key })).body.details.fields).toEqual({
      'images[0].name': 'Ảnh này không còn nữa. Bạn tải lại ảnh nhé.',
    })
    expect((await send({ images: [{ name }, { name }] }, { key })).body.details.fields).toEqual({
      'images[1].name': 'Ảnh này đã được chọn.',
    })
    const { body } = await send({ images: [{ name }] }, { key })
    expect((await threadOf(body.data.token)).body.data.messages[0].images).toEqual([name])
    expect((await mediaApp.request(name)).headers.get('cache-control')).toBe('private, no-store')
  })

  it('are deleted after a day unless a message shows them', async () => {
    const key = randomUUID()
    const [shown, unused] = [await givenPhoto(key), await givenPhoto(key)]
    await send({ images: [{ name: shown }] }, { key })
    const old = Date.now() / 1_000 - 2 * 86_400
    for (const name of [shown, unused])
      utimesSync(path.join(process.env.MEDIA_DIR ?? '', name.slice('/media/'.length)), old, old)
    await performJob(support, 'delete-unused-contact-photos')
    expect(await hasMedia(shown.slice(7))).toBe(true)
    expect(await hasMedia(unused.slice(7))).toBe(false)
  })
})

describe('a conversation', () => {
  it('is closed to a forged link', async () => {
    const { body } = await send()
    const { token, reference } = body.data
    const forged = `${reference}-${'A'.repeat(43)}`
    expect((await threadOf(forged)).status).toBe(404)
    expect((await threadOf(`${token}x`)).status).toBe(404)
    expect((await reply(forged)).status).toBe(404)
    expect(await countOf('thread_messages')).toBe(1)
  })

  it('takes further messages with photos, once each, and mails the shop', async () => {
    const { token } = (await send()).body.data
    const key = randomUUID()
    const name = await givenPhoto(key)
    expect((await reply(token, { images: [{ name }] }, key)).status).toBe(201)
    expect((await reply(token, { images: [{ name }] }, key)).status).toBe(200)
    const { messages } = (await threadOf(token)).body.data
    expect(messages).toHaveLength(2)
    expect(messages[1]).toMatchObject({ author: 'shopper', images: [name] })
    expect((await mails()).map(({ template }) => template).sort()).toEqual([
      'contact-arrived',
      'contact-arrived',
      'contact-received',
    ])
  })

  it('takes no key of another conversation', async () => {
    const key = randomUUID()
    await send({}, { key })
    const { token } = (await send()).body.data
    expect(await reply(token, {}, key)).toMatchObject({ status: 400 })
  })

  it('takes the opinion about the answers, both parts (HLP-13)', async () => {
    const { token } = (await send()).body.data
    const feedback = (json: object) =>
      call(supportApp, 'POST', `/contact/threads/${token}/feedback`, { json })
    expect((await feedback({})).body.details.fields).toEqual({
      feedbackchat_0: 'Dữ liệu bắt buộc',
      feedbackchat_1: 'Dữ liệu chưa được điền',
    })
    expect((await feedback({ feedbackchat_0: '5', feedbackchat_1: 'Nhanh' })).status).toBe(200)
    expect((await threadOf(token)).body.data.has_feedback).toBe(true)
  })

  it('is deleted two years after its last message', async () => {
    await send()
    await send({ customeremail: 'old@example.vn' })
    await database().execute(
      sql`UPDATE support.threads SET updated_at = now() - interval '25 months' WHERE email = 'old@example.vn'`,
    )
    await performJob(support, 'delete-old-threads')
    expect(await countOf('threads')).toBe(1)
  })
})

it('copies and erases the conversations of a member', async () => {
  const who = await givenMember()
  await send({}, { who })
  await send()
  const copy = await support.personalData.copyOf(database(), who.id)
  expect(copy).toMatchObject([{ email: FORM.customeremail, messages: [{ text: FORM.customermessage }] }])
  await support.personalData.erase(database(), who.id)
  expect(await countOf('threads')).toBe(1)
})
