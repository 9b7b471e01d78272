import { randomInt } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { DomainError } from '@/domain/error'
import { database, databasePool, transaction } from '@/services/database'
import { grantPoints, pointsOf, returnPoints, spendPoints } from '@/services/loyalty'
import { useDatabase } from '../database'
import { brokenBooks } from './books'

useDatabase()

/** A member's points as a list of what happened: the model that the ledger is held against. */
class Model {
  balance = 0
  readonly spent: { reference: string; points: number }[] = []
}

const STEPS = 60
let names = 0

/** Points of a spending that already had more time once, and have ended: they end with their return. */
async function endedTwice(reference: string): Promise<number> {
  const { rows } = await databasePool().query<{ points: number }>(
    `SELECT coalesce(sum(use.points), 0)::int AS points FROM loyalty.lot_uses use
     JOIN loyalty.transactions spent ON spent.id = use.transaction_id JOIN loyalty.lots lot ON lot.transaction_id = use.lot_id
     WHERE spent.reference = $1 AND spent.reason = 'order-spent' AND lot.is_extension AND lot.expires_at <= now()`,
    [reference],
  )
  return rows[0]?.points ?? 0
}

/** One random step on a member; the model takes the same one. */
async function step(userId: number, model: Model): Promise<void> {
  const reference = `step-${++names}`
  const points = randomInt(1, 40)
  switch (randomInt(5)) {
    case 0:
    case 1: {
      await transaction((tx) => grantPoints(tx, { userId, points, reason: 'gesture', reference }))
      const days = randomInt(1, 400)
      await databasePool().query(
        `UPDATE loyalty.lots SET expires_at = now() + make_interval(days => $2)
         FROM loyalty.transactions WHERE id = transaction_id AND reference = $1`,
        [reference, days],
      )
      model.balance += points
      return
    }
    case 2: {
      const isPaid = await transaction((tx) => spendPoints(tx, { userId, points, reference })).then(
        () => true,
        (error: unknown) => {
          if (error instanceof DomainError && error.code === 'POINTS_SHORT') return false
          throw error
        },
      )
      expect(isPaid).toBe(model.balance >= points)
      if (!isPaid) return
      model.balance -= points
      model.spent.push({ reference, points })
      return
    }
    case 3: {
      const spending = model.spent.splice(randomInt(model.spent.length + 1), 1)[0]
      if (!spending) return
      const lost = await endedTwice(spending.reference)
      for (let turn = 0; turn < 2; turn += 1)
        await transaction((tx) => returnPoints(tx, { userId, reference: spending.reference }))
      // They pay a debt first, whatever their end is.
      const paid = Math.min(spending.points, Math.max(0, -model.balance))
      model.balance += spending.points - Math.max(0, lost - paid)
      return
    }
    default:
      await transaction((tx) =>
        grantPoints(tx, { userId, points: -points, reason: 'gesture-taken-back', reference }),
      )
      model.balance -= points
  }
}

/** Lets all lots end that have at most so many days; the model learns from the lots what that takes. */
async function passDays(userId: number, model: Model, days: number): Promise<void> {
  const { rows } = await databasePool().query<{ points: number }>(
    `SELECT coalesce(sum(remaining), 0)::int AS points FROM loyalty.lots
     WHERE user_id = $1 AND expires_at <= now() + make_interval(days => $2)`,
    [userId, days],
  )
  await databasePool().query(
    `UPDATE loyalty.lots SET expires_at = expires_at - make_interval(days => $2) WHERE user_id = $1`,
    [userId, days],
  )
  model.balance -= rows[0]?.points ?? 0
}

it.each(Array.from({ length: 12 }, (_, index) => index + 1))(
  'keeps the balance equal to lots and postings through random steps of member %i',
  async (userId) => {
    const model = new Model()
    for (let turn = 0; turn < STEPS; turn += 1) {
      if (turn % 10 === 9) await passDays(userId, model, randomInt(1, 120))
      else await step(userId, model)
      expect(await pointsOf(database(), userId)).toBe(model.balance)
    }
    await databasePool().query('SELECT loyalty.settle_member($1)', [userId])
    expect(await pointsOf(database(), userId)).toBe(model.balance)
    const broken = await brokenBooks()
    expect(isDeepStrictEqual(broken, []) || broken).toBe(true)
  },
  60_000,
)

it('pays a hundred spendings at once from what is there, and refuses the rest', async () => {
  const userId = 1_000
  for (let lot = 0; lot < 10; lot += 1)
    await grantPoints(database(), { userId, points: 50, reason: 'gesture', reference: `lot-${lot}` })
  const outcomes = await Promise.allSettled(
    Array.from({ length: 100 }, (_, index) =>
      transaction((tx) => spendPoints(tx, { userId, points: 7, reference: `parallel-${index}` })),
    ),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(71)
  expect(await pointsOf(database(), userId)).toBe(3)
  expect(await brokenBooks()).toEqual([])
}, 60_000)

it('neither loses nor doubles points when grants, spendings and returns meet', async () => {
  const userId = 1_001
  await grantPoints(database(), { userId, points: 100, reason: 'gesture', reference: 'start' })
  await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      const reference = `meeting-${index % 20}`
      await transaction((tx) =>
        grantPoints(tx, { userId, points: 5, reason: 'gesture', reference: `met-${index % 20}` }),
      )
      await transaction((tx) => spendPoints(tx, { userId, points: 5, reference }))
      await transaction((tx) => returnPoints(tx, { userId, reference }))
    }),
  )
  expect(await pointsOf(database(), userId)).toBe(200)
  expect(await brokenBooks()).toEqual([])
}, 60_000)
