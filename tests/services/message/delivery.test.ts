import { esms } from '@/services/message/delivery/esms'
import { httpSms } from '@/services/message/delivery/http-sms'
import type { Delivery, Outgoing } from '@/services/message/delivery/port'
import { whatsapp } from '@/services/message/delivery/whatsapp'
import { zns } from '@/services/message/delivery/zns'
import { failureOf, given, httpProvider } from './stand-ins'

const message: Outgoing = {
  id: '7f0a3c1e-6a55-4f0e-9a55-0a3c1e6a554f',
  template: 'one-time-code',
  channel: 'sms',
  recipient: '+84912345678',
  subject: null,
  text: 'Ma xac thuc "Nang" la 482915.\n\n@nang.vn #482915',
  html: null,
  parameters: ['482915'],
  headers: {},
}

/** The result of an attempt: the provider's id, or whether the failure is final. */
const outcome = (delivery: Delivery, changes: Partial<Outgoing> = {}) =>
  delivery.deliver({ ...message, ...changes }).then(({ providerId }) => ({ providerId }), failureOf)

describe('any gateway over HTTP', () => {
  it('is called as configured, with values escaped for JSON', async () => {
    const provider = await httpProvider({ status: 201 })
    given({
      SMS_HTTP_URL: `${provider.url}/send`,
      SMS_HTTP_METHOD: 'put',
      SMS_HTTP_HEADERS: '{"x-api-key":"secret"}',
      SMS_HTTP_BODY: '{"phone":"{{to}}","message":"{{text}}","ref":"{{id}}","sender":"NANG"}',
    })
    expect(await outcome(httpSms)).toEqual({ providerId: null })
    const [asked] = provider.asked
    expect(asked).toMatchObject({
      method: 'PUT',
      url: '/send',
      headers: { 'x-api-key': 'secret', 'content-type': 'application/json' },
    })
    expect(JSON.parse(asked!.body)).toEqual({
      phone: '+84912345678',
      message: message.text,
      ref: message.id,
      sender: 'NANG',
    })
  })

  it('is called by URL only, with values escaped for it', async () => {
    const provider = await httpProvider({})
    given({ SMS_HTTP_URL: `${provider.url}/?to={{to}}&text={{text}}`, SMS_HTTP_METHOD: 'GET' })
    await outcome(httpSms)
    const [asked] = provider.asked
    expect(asked!.body).toBe('')
    const query = new URL(asked!.url, provider.url).searchParams
    expect([query.get('to'), query.get('text')]).toEqual(['+84912345678', message.text])
  })

  it('is sent a form when the configured content type is one', async () => {
    const provider = await httpProvider({})
    given({
      SMS_HTTP_URL: provider.url,
      SMS_HTTP_HEADERS: '{"content-type":"application/x-www-form-urlencoded"}',
      SMS_HTTP_BODY: 'to={{to}}&text={{text}}',
    })
    await outcome(httpSms)
    expect(new URLSearchParams(provider.asked[0]!.body).get('text')).toBe(message.text)
  })

  it('has accepted the message only when its answer matches', async () => {
    const provider = await httpProvider({ body: { status: 'error' } }, { body: { status: 'queued' } })
    given({ SMS_HTTP_URL: provider.url, SMS_HTTP_SUCCESS: '"status":"(queued|sent)"' })
    expect(await outcome(httpSms)).toMatchObject({ isFinal: false })
    expect(await outcome(httpSms)).toEqual({ providerId: null })
  })

  it.each([
    [400, true],
    [422, true],
    [401, false],
    [429, false],
    [302, false],
    [500, false],
    [503, false],
  ])('answers %i: final is %s', async (status, isFinal) => {
    const provider = await httpProvider({ status })
    given({ SMS_HTTP_URL: provider.url })
    expect(await outcome(httpSms)).toEqual({ reason: `HTTP ${status}`, isFinal })
  })

  it('is retried when it does not answer', async () => {
    const provider = await httpProvider()
    await provider.close()
    given({ SMS_HTTP_URL: provider.url })
    expect(await outcome(httpSms)).toEqual({ reason: 'no answer: ECONNREFUSED', isFinal: false })
  })

  it('needs headers that are a JSON object', async () => {
    given({ SMS_HTTP_URL: 'http://127.0.0.1:9/', SMS_HTTP_HEADERS: 'x-api-key: secret' })
    expect(await outcome(httpSms)).toMatchObject({
      isFinal: false,
      reason: expect.stringContaining('SMS_HTTP_HEADERS'),
    })
  })
})

describe('eSMS', () => {
  const provided = async (...replies: Parameters<typeof httpProvider>) => {
    const provider = await httpProvider(...replies)
    given({ ESMS_URL: provider.url, ESMS_API_KEY: 'key', ESMS_SECRET_KEY: 'secret', ESMS_BRANDNAME: 'NANG' })
    return provider
  }

  it('is asked as documented', async () => {
    const provider = await provided({ body: { CodeResult: '100', CountRegenerate: 0, SMSID: 'sms-1' } })
    expect(await outcome(esms)).toEqual({ providerId: 'sms-1' })
    const [asked] = provider.asked
    expect(asked).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } })
    expect(JSON.parse(asked!.body)).toEqual({
      ApiKey: 'key',
      SecretKey: 'secret',
      Brandname: 'NANG',
      Phone: '0912345678',
      Content: message.text,
      SmsType: '2',
      IsUnicode: '0',
      RequestId: message.id,
    })
  })

  it('has accepted a message whose id it knows', async () => {
    await provided({ body: { CodeResult: '124', ErrorMessage: 'Duplicate RequestId' } })
    expect(await outcome(esms)).toEqual({ providerId: null })
  })

  it.each([
    ['101', false],
    ['103', false],
    ['104', false],
    ['99', true],
    ['108', true],
    ['146', true],
  ])('answers %s: final is %s', async (CodeResult, isFinal) => {
    await provided({ body: { CodeResult, ErrorMessage: '0912345678' } })
    expect(await outcome(esms)).toEqual({ reason: `eSMS ${CodeResult}`, isFinal })
  })

  it('is retried after an answer of another shape', async () => {
    await provided({ body: '<html>' }, { status: 502, body: '<html>' })
    expect(await outcome(esms)).toMatchObject({ isFinal: false })
    expect(await outcome(esms)).toEqual({ reason: 'HTTP 502', isFinal: false })
  })
})

describe('Zalo ZNS', () => {
  const provided = async (...replies: Parameters<typeof httpProvider>) => {
    const provider = await httpProvider(...replies)
    given({ ZNS_URL: provider.url, ZNS_ACCESS_TOKEN: 'token', ZNS_TEMPLATE_ID: '1234' })
    return provider
  }

  it('is asked as documented', async () => {
    const provider = await provided({ body: { error: 0, message: 'Success', data: { msg_id: 'zalo-1' } } })
    expect(await outcome(zns)).toEqual({ providerId: 'zalo-1' })
    const [asked] = provider.asked
    expect(asked).toMatchObject({ method: 'POST', headers: { access_token: 'token' } })
    expect(JSON.parse(asked!.body)).toEqual({
      phone: '84912345678',
      template_id: '1234',
      template_data: { otp: '482915' },
      tracking_id: message.id,
    })
  })

  it.each([
    [-118, true],
    [-119, true],
    [-124, false],
    [-115, false],
  ])('answers %i: final is %s', async (error, isFinal) => {
    await provided({ body: { error, message: 'no', data: null } })
    expect(await outcome(zns)).toEqual({ reason: `ZNS ${error}`, isFinal })
  })

  it('is not called for a message without a code', async () => {
    const provider = await provided({})
    expect(await outcome(zns, { parameters: [] })).toMatchObject({ isFinal: true })
    expect(provider.asked).toEqual([])
  })
})

describe('WhatsApp', () => {
  const provided = async (...replies: Parameters<typeof httpProvider>) => {
    const provider = await httpProvider(...replies)
    given({
      WHATSAPP_URL: `${provider.url}/v21.0`,
      WHATSAPP_TOKEN: 'token',
      WHATSAPP_PHONE_NUMBER_ID: '1055',
      WHATSAPP_TEMPLATE: 'ma_xac_thuc',
    })
    return provider
  }

  it('is called as documented, with the code in the text and in the button', async () => {
    const provider = await provided({
      body: { messaging_product: 'whatsapp', messages: [{ id: 'wamid.1' }] },
    })
    expect(await outcome(whatsapp)).toEqual({ providerId: 'wamid.1' })
    const [asked] = provider.asked
    expect(asked).toMatchObject({
      method: 'POST',
      url: '/v21.0/1055/messages',
      headers: { authorization: 'Bearer token' },
    })
    const parameters = [{ type: 'text', text: '482915' }]
    expect(JSON.parse(asked!.body)).toEqual({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: '84912345678',
      type: 'template',
      template: {
        name: 'ma_xac_thuc',
        language: { code: 'vi' },
        components: [
          { type: 'body', parameters },
          { type: 'button', sub_type: 'url', index: '0', parameters },
        ],
      },
    })
  })

  it.each([
    [400, 131_026, true],
    [400, 132_000, true],
    [400, 130_429, false],
    [401, 190, false],
    [500, 131_000, false],
  ])('answers %i with code %i: final is %s', async (status, code, isFinal) => {
    await provided({ status, body: { error: { message: '84912345678', code } } })
    expect(await outcome(whatsapp)).toEqual({ reason: `WhatsApp HTTP ${status} code ${code}`, isFinal })
  })
})
