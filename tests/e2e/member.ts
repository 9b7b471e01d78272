import { type APIRequestContext, expect, type Page } from '@playwright/test'

/** People of the tests, and the messages the shop sends them, as a newcomer would read them: in the local outbox. */

export interface Person {
  email: string
  userName: string
  /** as typed, with its leading 0 */
  phone: string
  password: string
  firstName: string
  lastName: string
}

let count = 0

/** A person the shop has never seen, unique in every worker and run. */
export function newPerson(): Person {
  const key =
    `${(Date.now() % 46_656_000).toString(36)}${process.pid.toString(36)}${(count++).toString(36)}`.slice(-12)
  const digits = String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')
  return {
    email: `${key}@example.vn`,
    userName: `t-${key}`,
    phone: `098${digits}`,
    password: 'mật khẩu 1',
    firstName: 'Minh',
    lastName: 'Nguyễn Thị',
  }
}

export const e164 = ({ phone }: Person) => `+84${phone.slice(1)}`

const outbox = async (request: APIRequestContext, to: string) =>
  (await request.get(`/dev/outbox?to=${encodeURIComponent(to)}`)).text()

/** The newest code sent to a number or address; waits for one that is not among `known`. */
export async function codeTo(request: APIRequestContext, to: string, known: string[] = []): Promise<string> {
  let found: string | undefined
  await expect(async () => {
    const page = await outbox(request, to)
    found = /Sao chép mã (\d{6})/.exec(page)?.[1]
    expect(found).toBeDefined()
    expect(known).not.toContain(found)
  }).toPass({ timeout: 15_000 })
  return found ?? ''
}

/** The link that sets a new password, from the newest mail. */
export async function resetLinkTo(request: APIRequestContext, to: string): Promise<string> {
  let link: string | undefined
  await expect(async () => {
    link = /\/set-password\?uid=[\w-]+&(?:amp;)?code=[\w-]+/.exec(await outbox(request, to))?.[0]
    expect(link).toBeDefined()
  }).toPass({ timeout: 15_000 })
  return (link ?? '').replace('&amp;', '&')
}

/** Registers through the call where the form is not under test; the page's browser is signed in afterwards. */
export async function register(page: Page, person = newPerson()): Promise<Person> {
  const answer = await page.request.post('/api/account/auth/register', {
    data: {
      acquisition_source: 'mobile web',
      email: person.email,
      user_name: person.userName,
      password: person.password,
      first_name: person.firstName,
      last_name: person.lastName,
      gender: 'female',
      salute: 'Ms',
      phone_no: person.phone,
      phone_code: '+84',
    },
  })
  expect([answer.status(), await answer.text()]).toEqual([201, expect.any(String)])
  return person
}

/** Verifies the number of who is signed in. */
export async function verifyPhone(page: Page, person: Person): Promise<void> {
  await page.request.post('/api/account/auth/otp/code', { data: { scope: 'verification', method: 'sms' } })
  const code = await codeTo(page.request, e164(person))
  const answer = await page.request.post('/api/account/auth/otp/verify', {
    data: { scope: 'verification', code },
  })
  expect(answer.status()).toBe(200)
}

export async function leave(page: Page): Promise<void> {
  await page.request.get('/api/account/auth/logout')
}

/** Opens the login of the page one is on. */
export async function openLogin(page: Page, path = '/') {
  await page.goto(path)
  await page.getByRole('button', { name: 'Đăng nhập' }).filter({ visible: true }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Đăng nhập' })).toBeVisible()
  return dialog
}

export async function fillLogin(page: Page, login: string, password: string) {
  const dialog = page.getByRole('dialog').last()
  await dialog.getByLabel('Số điện thoại, email hoặc tên đăng nhập').fill(login)
  await dialog.getByLabel('Mật khẩu', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
}

/** Pastes a code into the open code dialog. */
export async function typeCode(page: Page, code: string) {
  await page.getByRole('textbox', { name: 'Mã xác thực gồm 6 chữ số' }).fill(code)
}

/** A sentence the shopper reads, as a toast or beside what it is about. */
export const said = (page: Page, text: string) => page.getByText(text, { exact: true }).first()
