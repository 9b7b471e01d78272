import { readOwnForm } from '@/lib/http/own-form'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

const send = (headers: Record<string, string>, body = 'name=Lan', most?: number) =>
  readOwnForm(
    new Request('http://shop.test/api/contact', {
      method: 'POST',
      body,
      headers: { host: 'shop.test', ...headers },
    }),
    most,
  )

async function refusalOf(answer: FormData | Response) {
  if (answer instanceof FormData) return null
  return { status: answer.status, caching: answer.headers.get('cache-control'), body: await answer.json() }
}

it.each<Record<string, string>>([{ 'sec-fetch-site': 'same-origin' }, { origin: 'http://shop.test' }, {}])(
  'reads the form of a page of this shop: %p',
  async (headers) => {
    const form = await send({ ...FORM, ...headers })
    expect(form).toBeInstanceOf(FormData)
    expect(form instanceof FormData && form.get('name')).toBe('Lan')
  },
)

it.each<Record<string, string>>([{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://other.test' }])(
  'refuses the form of another site: %p',
  async (headers) => {
    expect(await refusalOf(await send({ ...FORM, ...headers }))).toEqual({
      status: 403,
      caching: 'no-store',
      body: { success: false, code: 'CROSS_SITE', message: 'the form is of another site' },
    })
  },
)

it('refuses a body that is no form', async () => {
  expect(await refusalOf(await send({ 'content-type': 'application/json' }, '{}'))).toEqual({
    status: 400,
    caching: 'no-store',
    body: { success: false, code: 'BAD_REQUEST', message: 'the body is not a form' },
  })
})

it('refuses a form that is longer than its route takes', async () => {
  const long = `name=${'x'.repeat(5_000)}`
  expect(await refusalOf(await send(FORM, long))).toMatchObject({ status: 400 })
  expect(await send(FORM, long, 8_192)).toBeInstanceOf(FormData)
})
