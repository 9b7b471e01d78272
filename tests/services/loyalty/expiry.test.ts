import { database, databasePool } from '@/services/database'
import { grantPoints, pointsOf } from '@/services/loyalty'
import { loyalty } from '@/services/loyalty/module'
import { chooseMails } from '@/services/message'
import { givenMember } from '../account/given-member'
import { useDatabase } from '../database'
import { performJob } from '../perform-job'
import { brokenBooks } from './books'

useDatabase()

let count = 0

async function givenPoints(points: number, days: number, email: string | null = null): Promise<number> {
  const { id } = await givenMember({ email })
  await grantPoints(database(), { userId: id, points, reason: 'gesture', reference: `points-${++count}` })
  await moveEnd(id, days)
  return id
}

const moveEnd = (userId: number, days: number) =>
  databasePool().query(
    `UPDATE loyalty.lots SET expires_at = now() + make_interval(days => $2) WHERE user_id = $1`,
    [userId, days],
  )

const mailsTo = async (email: string) =>
  (
    await databasePool().query<{ subject: string; kind: string; text: string }>(
      `SELECT subject, kind, text FROM message.messages WHERE template = 'points-expiring' AND recipient = $1 ORDER BY created_at`,
      [email],
    )
  ).rows

it('takes ended points off once, and only those', async () => {
  const ended = await Promise.all(Array.from({ length: 7 }, () => givenPoints(10, -1)))
  const kept = await givenPoints(10, 1)
  for (let turn = 0; turn < 2; turn += 1) await performJob(loyalty, 'expire-points')
  const { rows } = await databasePool().query(
    `SELECT count(*)::int AS movements, sum(points)::int AS points FROM loyalty.transactions
     JOIN loyalty.postings ON transaction_id = id AND account = 'member' WHERE reason = 'expired'`,
  )
  expect(rows).toEqual([{ movements: 7, points: -70 }])
  expect(await Promise.all([...ended, kept].map((id) => pointsOf(database(), id)))).toEqual([
    ...ended.map(() => 0),
    10,
  ])
  expect(await brokenBooks()).toEqual([])
})

it('runs beside itself without taking points twice', async () => {
  await Promise.all(Array.from({ length: 20 }, () => givenPoints(5, -1)))
  await Promise.all(Array.from({ length: 4 }, () => performJob(loyalty, 'expire-points')))
  expect(await brokenBooks()).toEqual([])
  const { rows } = await databasePool().query(
    'SELECT FROM loyalty.lots WHERE remaining > 0 AND expires_at <= now()',
  )
  expect(rows).toEqual([])
})

it('mails a member 30 and 7 days before, once each', async () => {
  const member = await givenPoints(42, 29, 'lan@example.com')
  const notice = () => performJob(loyalty, 'send-expiry-notices')
  await notice()
  await notice()
  expect(await mailsTo('lan@example.com')).toMatchObject([{ kind: 'points-expiring' }])
  const [mail] = await mailsTo('lan@example.com')
  expect(mail?.subject).toMatch(/^42 điểm của bạn dùng được đến hết ngày \d\d\/\d\d\/\d{4}$/)
  expect(mail?.text).toContain('/points-rewards')
  await moveEnd(member, 20)
  await notice()
  expect(await mailsTo('lan@example.com')).toHaveLength(1)
  await moveEnd(member, 6)
  await notice()
  await notice()
  expect(await mailsTo('lan@example.com')).toHaveLength(2)
})

it('sends no mail about what was spent, nor to members without an address or a wish for such mails', async () => {
  await givenPoints(5, 6)
  await givenPoints(5, 6, 'no.wish@example.com')
  await chooseMails(database(), 'no.wish@example.com', 'points-expiring', false)
  const spent = await givenPoints(5, 6, 'spent@example.com')
  await grantPoints(database(), {
    userId: spent,
    points: -5,
    reason: 'gesture-taken-back',
    reference: `points-${++count}`,
  })
  await performJob(loyalty, 'send-expiry-notices')
  expect(await mailsTo('no.wish@example.com')).toEqual([])
  expect(await mailsTo('spent@example.com')).toEqual([])
})
