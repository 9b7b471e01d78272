import type { User } from '@/domain/account/user'

const ASKED = ['last_name', 'first_name', 'user_name', 'email', 'phone_no', 'gender'] as const

type Asked = (typeof ASKED)[number] | 'phone_code'

/** What /complete-profile asks of this member, in the order of the screen; a number comes with its country's code. */
export function missingOf(user: Pick<User, (typeof ASKED)[number]>): Asked[] {
  const missing = ASKED.filter((field) => !user[field])
  return missing.includes('phone_no') ? [...missing, 'phone_code'] : missing
}
