import { randomInt } from 'node:crypto'
import { Buyer } from './buyer'
import type { BenchShop } from './bench-shop'

/** Registers and signs in a member with an address. */
export async function signUp(bench: BenchShop) {
  const member = new Buyer(bench.url)
  const number = String(randomInt(10_000_000, 99_999_999))
  const answer = await member.insist('POST', '/account/auth/register', {
    acquisition_source: 'desktop web',
    email: `bench${number}@example.vn`,
    user_name: `bench${number}`,
    password: `bench-${number}`,
    first_name: 'Thử',
    last_name: 'Tải',
    gender: 'female',
    salute: 'Ms',
    phone_no: `03${number}`,
    phone_code: '+84',
    recaptcha_token: '',
  })
  const user = answer.data.user as { id?: number } | undefined
  if (!user?.id) throw new Error(`registration was refused: ${answer.code}`)
  const address = await member.insist('POST', '/account/user/me/addresses', {
    label: 'Nhà riêng',
    recipient_name: 'Thử Tải',
    phone_code: '+84',
    phone_no: `03${number}`,
    address1: '1 phố Thử Tải',
    province_code: '01',
    ward_code: '00004',
    is_default: true,
  })
  await member.insist('PUT', '/cart/carts/me/checkout', { address_id: address.data.id })
  return { member, userId: user.id }
}
