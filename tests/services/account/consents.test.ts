import { eq } from 'drizzle-orm'
import { currentConsents, recordConsents } from '@/services/account/members/consents'
import { consents } from '@/services/account/schema'
import { database } from '@/services/database'
import { useDatabase } from '../database'
import { givenMember } from './given-member'

useDatabase()

it('takes silence for a no, and the last word of each purpose for what holds', async () => {
  const { id } = await givenMember()
  const db = database()
  expect(await currentConsents(db, id)).toEqual({ marketing_email: false, marketing_sms: false })
  await recordConsents(db, id, { marketing_email: true, marketing_sms: false }, 'register')
  await recordConsents(db, id, { marketing_email: false }, 'settings')
  await recordConsents(db, id, { marketing_sms: true }, 'settings')
  expect(await currentConsents(db, id)).toEqual({ marketing_email: false, marketing_sms: true })
})

it('writes down every change with where it was made, and nothing twice', async () => {
  const { id } = await givenMember()
  const db = database()
  await recordConsents(db, id, { marketing_email: true }, 'register')
  await recordConsents(db, id, { marketing_email: true }, 'settings')
  await recordConsents(db, id, { marketing_email: false }, 'settings')
  const rows = await db.select().from(consents).where(eq(consents.user_id, id)).orderBy(consents.id)
  expect(rows.map(({ purpose, is_granted, source }) => [purpose, is_granted, source])).toEqual([
    ['marketing_email', true, 'register'],
    ['marketing_email', false, 'settings'],
  ])
})
