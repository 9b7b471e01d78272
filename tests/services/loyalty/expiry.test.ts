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

it('takes points off all members but the one whose points it cannot', async () => {
  const members = await Promise.all([1, 2, 3].map(() => givenPoints(10, -1)))
  const broken = members[1] ?? 0
  await databasePool().query(`
    CREATE FUNCTION loyalty.fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'wrong books'; END $$;
    CREATE CONSTRAINT TRIGGER wrong_books AFTER UPDATE ON loyalty.lots DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW WHEN (new.user_id = ${broken}) EXECUTE FUNCTION loyalty.fail()`)
  const unsettled = async () =>
    (
      await databasePool().query<{ user_id: number }>(
        'SELECT user_id FROM loyalty.lots WHERE remaining > 0 AND expires_at <= now()',
      )
    ).rows.map(({ user_id }) => user_id)
  await expect(performJob(loyalty, 'expire-points')).rejects.toThrow('1 members with expired points failed')
  expect(await unsettled()).toEqual([broken])
  await databasePool().query('DROP FUNCTION loyalty.fail CASCADE')
  await performJob(loyalty, 'expire-points')
  expect(await unsettled()).toEqual([])
  expect(await brokenBooks()).toEqual([])
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
