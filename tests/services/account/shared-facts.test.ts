import { sql } from 'drizzle-orm'
import { sharedFacts } from '@/services/account'
import { database } from '@/services/database'
import { useDatabase } from '../database'
import { givenMember } from './given-member'

useDatabase()

let count = 0

/** A member with an address in the address book. */
async function living(street: string, phone = '') {
  count += 1
  const member = await givenMember({ user_name: `m-${count}`, email: `m-${count}@example.vn` })
  await database().execute(sql`
    INSERT INTO account.addresses (user_id, label, recipient_name, phone_code, phone_no, province_code, province, ward_code, ward, address1)
    VALUES (${member.id}, 'Nhà', 'Lan', '+84', ${phone || `91200${count}`}, '79', '', '26740', '', ${street})`)
  return member
}

const shared = async (one: { id: number }, other: { id: number }) => sharedFacts(database(), one.id, other.id)

describe('what two members share', () => {
  it('is a household, however its street is written', async () => {
    const one = await living('5 Đường Pasteur')
    expect(await shared(one, await living('5, duong PASTEUR'))).toEqual(['address'])
    expect(await shared(one, await living('6 Đường Pasteur'))).toEqual([])
  })

  it('is the number of a recipient, with or without its zero', async () => {
    expect(await shared(await living('1 A', '0987000111'), await living('2 B', '987000111'))).toEqual([
      'contact',
    ])
  })
})
