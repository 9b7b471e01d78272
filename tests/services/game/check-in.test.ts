import { pointsOf } from '@/services/loyalty'
import { database } from '@/services/database'
import { givenMember } from '../account/given-member'
import { useDatabase } from '../database'
import { checkInAs, countRows, getAs, givenMission, setClock, spinAs } from './given-mission'

useDatabase()
beforeEach(() => setClock('2026-11-10 09:00:00'))

it('gives the points of the day once, in the ledger as in the calendar (GAM-15)', async () => {
  const [who, mission] = [await givenMember(), await givenMission()]
  const { status, body } = await checkInAs(who, mission)
  expect(status).toBe(201)
  expect(body.data).toEqual({
    day: {
      date: '2026-11-10',
      points: 5,
      is_received: true,
      created_at: '2026-11-10T02:00:00.000Z',
      wof_id: String(mission),
      checked_gift: null,
    },
    total_points: 5,
    streak: 1,
    bonus: null,
    rights: 1,
  })
  expect(await pointsOf(database(), who.id)).toBe(5)
  const again = await checkInAs(who, mission)
  expect(again).toMatchObject({
    status: 409,
    body: { code: 'CHECKED_IN_ALREADY', details: { day: { date: '2026-11-10', is_received: true } } },
  })
  expect(await pointsOf(database(), who.id)).toBe(5)
})

it('changes the day at Vietnamese midnight', async () => {
  const [who, mission] = [await givenMember(), await givenMission()]
  await setClock('2026-11-10 23:59:59')
  expect((await checkInAs(who, mission)).body.data.day.date).toBe('2026-11-10')
  await setClock('2026-11-10 23:59:59.999')
  expect((await checkInAs(who, mission)).status).toBe(409)
  await setClock('2026-11-11 00:00:00')
  expect((await checkInAs(who, mission)).body.data).toMatchObject({
    day: { date: '2026-11-11', checked_gift: { days: 2, points: 10 } },
    streak: 2,
    bonus: { days: 2, points: 10 },
    total_points: 20,
  })
  expect(await pointsOf(database(), who.id)).toBe(20)
})

it('knows no clock but that of the database', async () => {
  const [who, mission] = [await givenMember(), await givenMission()]
  await checkInAs(who, mission)
  // The device, and the host of the shop, think that it is tomorrow.
  jest.useFakeTimers({
    now: new Date('2026-11-11T05:00:00Z'),
    doNotFake: ['setTimeout', 'setImmediate', 'nextTick'],
  })
  try {
    expect((await checkInAs(who, mission)).body.code).toBe('CHECKED_IN_ALREADY')
    expect((await getAs(who, `/missions/${mission}`)).body.data).toMatchObject({
      today: '2026-11-10',
      is_today_checkin: true,
    })
  } finally {
    jest.useRealTimers()
  }
})

it('counts days in a row over the ends of month and year, and begins again after a missed one', async () => {
  await setClock('2026-12-30 10:00:00')
  const [who, mission] = [await givenMember(), await givenMission()]
  const streaks: number[] = []
  for (const day of ['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-03']) {
    await setClock(`${day} 10:00:00`)
    streaks.push((await checkInAs(who, mission)).body.data.streak)
  }
  expect(streaks).toEqual([1, 2, 3, 1])
  // Four days at 5, bonuses of 10 and 30.
  expect(await pointsOf(database(), who.id)).toBe(60)
  const january = await getAs(
    who,
    `/mission/${mission}/checkins?filter=${JSON.stringify({ month: '2027-01' })}`,
  )
  expect(january.body.data).toHaveLength(31)
  expect(january.body.data.filter((day: { is_received: boolean }) => day.is_received)).toEqual([
    expect.objectContaining({ date: '2027-01-01', checked_gift: { days: 3, points: 30 } }),
    expect.objectContaining({ date: '2027-01-03', checked_gift: null }),
  ])
})

it('counts one of many check-ins at once', async () => {
  const [who, mission] = [await givenMember(), await givenMission()]
  const answers = await Promise.all(Array.from({ length: 60 }, () => checkInAs(who, mission)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(new Set(answers.map(({ body }) => body.code).filter(Boolean))).toEqual(
    new Set(['CHECKED_IN_ALREADY']),
  )
  expect(await pointsOf(database(), who.id)).toBe(5)
  expect(await countRows(`SELECT FROM game.spin_rights WHERE user_id = ${who.id}`)).toBe(1)
})

it('gives a right to spin for every second check-in where the mission says so', async () => {
  const [who, mission] = [await givenMember(), await givenMission({ every_checkin: 2 })]
  expect((await checkInAs(who, mission)).body.data).toMatchObject({ rights: 0, day: { wof_id: null } })
  expect((await spinAs(who, mission)).body.code).toBe('NO_SPIN_LEFT')
  await setClock('2026-11-11 08:00:00')
  expect((await checkInAs(who, mission)).body.data).toMatchObject({
    rights: 1,
    day: { wof_id: String(mission) },
  })
})

it.each([
  ['2026-11-20 00:00:00', '2026-11-30 00:00:00', 'MISSION_NOT_STARTED'],
  ['2026-11-01 00:00:00', '2026-11-10 09:00:00', 'MISSION_OVER'],
])('refuses a mission from %s to %s: %s', async (from, to, code) => {
  const mission = await givenMission({ starts_at: `${from}+07:00`, ends_at: `${to}+07:00` })
  expect(await checkInAs(await givenMember(), mission)).toMatchObject({ status: 409, body: { code } })
})

it('refuses visitors, and missions that are unknown or hidden', async () => {
  const who = await givenMember()
  const visitor = { id: 0, authorization: '' }
  expect((await checkInAs(visitor, await givenMission())).status).toBe(401)
  for (const id of [99_999, await givenMission({ is_active: false })])
    expect((await checkInAs(who, id)).status).toBe(404)
})
