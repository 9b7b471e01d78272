import { greatMissionSchema } from '@/domain/game/great-mission'
import { calendarDaySchema } from '@/domain/game/calendar-day'
import { historyEntrySchema, missionSchema } from '@/domain/game/mission'
import { publishedOddsSchema, spinSchema, wheelSchema } from '@/domain/game/prize'
import { waysToEarnSchema } from '@/domain/loyalty/ledger'
import { gameApp } from '@/services/game/app'
import { greatMissionApp } from '@/services/game/great-mission-app'
import { database } from '@/services/database'
import { pointsOf } from '@/services/loyalty'
import { randomUUID } from 'node:crypto'
import { call, givenMember } from '../account/given-member'
import { useDatabase } from '../database'
import { checkInAs, getAs, givenMission, givenRights, setClock, spinAs } from './given-mission'

useDatabase()
beforeEach(() => setClock('2026-11-10 09:00:00'))

type Who = Awaited<ReturnType<typeof givenMember>>

const filtered = (path: string, filter: object) =>
  `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`
const great = (path: string, who?: Who) => call(greatMissionApp, 'GET', path, { who })
const share = (who: Who, link = '/pink-university', game = 'pink_university_game') =>
  call(gameApp, 'PUT', `/me/actions/${game}`, { who, json: { share_link: link } })

describe('the older wire', () => {
  it('gives a mission with the progress of the caller, and without any to a visitor (GAM-17)', async () => {
    const who = await givenMember()
    const id = await givenMission({ campaign_code: 'older' })
    await checkInAs(who, id)
    const path = filtered('/missions', { campaign_code: 'older' })
    const own = await getAs(who, path)
    expect(own.body).toMatchObject({ success: true, total: 1, skip: 0, limit: 20 })
    const [mission] = own.body.data
    expect(missionSchema.validateSync(mission)).toMatchObject({
      _id: String(id),
      campaign_code: 'older',
      state: 'running',
      today: '2026-11-10',
      wheel_fortune_mission_id: String(id),
      pasukan_pink_mission_id: null,
      every_checkin: 1,
      total_earned_soco_points: 5,
      today_points: 5,
      is_today_checkin: true,
      is_today_spin: false,
      streak: 1,
      rights: 1,
      reward_lists: [{ name: '20 điểm', points: 20 }, { kind: 'none' }],
    })
    expect((await getAs(undefined, path)).body.data[0]).toMatchObject({
      total_earned_soco_points: 0,
      is_today_checkin: false,
      rights: 0,
    })
    expect((await getAs(who, `/missions/${id}`)).body.data).toEqual(mission)
  })

  it('lists running missions first, then those to come, then those that ended; hidden ones never', async () => {
    const at = (from: string, to: string) => ({
      campaign_code: 'ordered',
      starts_at: `${from}T00:00:00+07:00`,
      ends_at: `${to}T00:00:00+07:00`,
    })
    const ended = await givenMission(at('2026-10-01', '2026-11-01'))
    const later = await givenMission(at('2026-12-01', '2026-12-31'))
    const next = await givenMission(at('2026-11-20', '2026-11-30'))
    const running = await givenMission({
      ...at('2026-11-01', '2026-12-01'),
      is_active_in_offline_store: true,
    })
    await givenMission({ ...at('2026-11-01', '2026-12-01'), is_active: false })
    const ids = async (filter: object) =>
      (await getAs(undefined, filtered('/missions', { campaign_code: 'ordered', ...filter }))).body.data.map(
        ({ _id, state }: { _id: string; state: string }) => [Number(_id), state],
      )
    expect(await ids({})).toEqual([
      [running, 'running'],
      [next, 'upcoming'],
      [later, 'upcoming'],
      [ended, 'ended'],
    ])
    expect(await ids({ is_active: true })).toEqual([[running, 'running']])
    expect(await ids({ is_active: false })).toHaveLength(3)
    expect(await ids({ is_active_in_offline_store: true })).toEqual([[running, 'running']])
  })

  it('gives Pink Squad under its own field', async () => {
    const id = await givenMission({ campaign_code: 'pink_squad', prizes: null })
    expect((await getAs(undefined, `/missions/${id}`)).body.data).toMatchObject({
      wheel_fortune_mission_id: null,
      pasukan_pink_mission_id: String(id),
      reward_lists: [],
    })
  })

  it('gives the calendar of a month (GAM-20)', async () => {
    const id = await givenMission()
    const path = (month: string) => filtered(`/mission/${id}/checkins`, { month })
    const december = (await getAs(undefined, path('2026-12'))).body.data
    expect(december).toHaveLength(31)
    expect(calendarDaySchema.validateSync(december[0])).toMatchObject({ date: '2026-12-01', points: 5 })
    expect((await getAs(undefined, `/mission/${id}/checkins`)).body.data).toHaveLength(30)
    for (const month of ['2026-13', '26-1', 'x'])
      expect((await getAs(undefined, path(month))).status).toBe(400)
  })

  it('gives the history of a member in pages, newest first (GAM-20)', async () => {
    const who = await givenMember()
    const id = await givenMission({ share: { link: '/own', points: 3 }, campaign_code: 'history' })
    await checkInAs(who, id)
    await setClock('2026-11-11 09:00:00')
    await checkInAs(who, id)
    await setClock('2026-11-11 09:01:00')
    await share(who, '/own', 'history')
    await setClock('2026-11-11 09:02:00')
    await spinAs(who, id)
    const { body } = await getAs(who, `/mission-histories/${id}?limit=3`)
    expect(body).toMatchObject({ total: 5, limit: 3 })
    expect(body.data.map((entry: object) => historyEntrySchema.validateSync(entry).kind)).toEqual([
      'spin',
      'share',
      'streak',
    ])
    expect((await getAs(who, `/mission-histories/${id}?skip=3`)).body.data).toEqual([
      expect.objectContaining({ kind: 'check-in', points: 5, created_at: '2026-11-11T02:00:00.000Z' }),
      expect.objectContaining({ kind: 'check-in', points: 5, created_at: '2026-11-10T02:00:00.000Z' }),
    ])
    expect((await getAs(await givenMember(), `/mission-histories/${id}`)).body.total).toBe(0)
    expect((await getAs(undefined, `/mission-histories/${id}`)).status).toBe(401)
  })

  it('counts the first share of a day, and gives the points of a game (GAM-19)', async () => {
    const who = await givenMember()
    await givenMission({ campaign_code: 'shared', share: { link: '/shared-game', points: 3 } })
    expect((await share(who, 'https://nang.example/shared-game/?ref=1', 'shared_game')).body.data).toEqual({
      counted: true,
      points: 3,
      rights: 1,
    })
    expect((await share(who, '/shared-game', 'shared_game')).body.data).toEqual({
      counted: false,
      points: 0,
      rights: 1,
    })
    await setClock('2026-11-11 00:00:00')
    expect((await share(who, '/shared-game', 'shared')).body.data.counted).toBe(true)
    expect(await pointsOf(database(), who.id)).toBe(6)
    for (const game of ['shared', 'shared_game'])
      expect((await getAs(who, `/me/points/${game}`)).body.data).toEqual({ total_points: 6 })
    expect((await getAs(undefined, '/me/points/shared_game')).body.data).toEqual({ total_points: 0 })
    expect((await share(who, '/elsewhere', 'shared_game')).body).toMatchObject({
      code: 'BAD_REQUEST',
      details: { field: 'share_link' },
    })
    expect((await share(who, '/x', 'unknown_game')).status).toBe(404)
  })

  it('publishes the odds to everyone, cacheable, and the rights to their member', async () => {
    const who = await givenMember()
    const id = await givenMission({ spin_on_order_from: 300_000, every_checkin: 3 })
    await givenRights(id, [who.id], 2)
    const odds = await getAs(undefined, `/missions/${id}/odds`)
    expect(odds.headers.get('cache-control')).toMatch(/^public, max-age=\d+$/)
    expect(publishedOddsSchema.validateSync(odds.body.data)).toEqual({
      version: 1,
      segments: [
        expect.objectContaining({ name: '20 điểm', kind: 'points' }),
        expect.objectContaining({ kind: 'none' }),
      ],
      odds: [
        expect.objectContaining({ chance: '40', chance_now: '40', stock_left: null }),
        expect.objectContaining({ chance: '60', is_fallback: true }),
      ],
      rights_from: [
        { way: 'check-in', every: 3, min_amount: null },
        { way: 'share', every: null, min_amount: null },
        { way: 'order', every: null, min_amount: 300_000 },
      ],
    })
    const wheel = await getAs(who, `/mission/${id}/wheel`)
    expect(wheelSchema.validateSync(wheel.body.data)).toMatchObject({ rights: 2, state: 'running' })
    expect(wheel.headers.get('cache-control')).toBeNull()
    expect((await getAs(undefined, `/mission/${id}/wheel`)).body.data.rights).toBe(0)
    expect(spinSchema.validateSync((await spinAs(who, id)).body.data).rights_left).toBe(1)
  })
})

describe('the newer wire', () => {
  it('gives great missions with their calendar (GAM-18, GAM-21)', async () => {
    const who = await givenMember()
    const id = await givenMission({ campaign_code: 'newer' })
    expect((await call(greatMissionApp, 'POST', `/great-missions/${id}/check-ins`, { who })).status).toBe(201)
    const { body } = await great(filtered('/great-missions', { campaign_code: 'newer' }), who)
    const mission = greatMissionSchema.validateSync(body.data[0])
    expect(mission).toMatchObject({
      mission: { _id: String(id), point: 5, check_in_day: 32, state: 'running' },
      today: '2026-11-10',
      total_points_earned: 5,
      wof: { _id: String(id), available_wof: [{ source: 'check-in' }] },
      rights: 1,
      available_for_daily_check_in: false,
    })
    expect(mission.wof_details.rewards).toHaveLength(2)
    expect(mission.daily_check_in_history).toHaveLength(30)
    expect(mission.daily_check_in_history.filter(({ is_received }) => is_received)).toHaveLength(1)
    const spun = await call(greatMissionApp, 'POST', `/great-missions/${id}/spins`, {
      who,
      headers: { 'idempotency-key': randomUUID() },
    })
    expect(spun.status).toBe(201)
    const history = await great(filtered('/great-missions/history', { mission_id: id }), who)
    expect(history.body).toMatchObject({ total: 2, data: [{ kind: 'spin' }, { kind: 'check-in' }] })
  })

  it('filters by wheel and by when a mission was made', async () => {
    const bare = await givenMission({ campaign_code: 'filters', prizes: null })
    const wheel = await givenMission({ campaign_code: 'filters' })
    const ids = async (filter: object) =>
      (await great(filtered('/great-missions', { campaign_code: 'filters', ...filter }))).body.data.map(
        ({ mission }: { mission: { _id: string } }) => Number(mission._id),
      )
    expect(await ids({ wof_online: true })).toEqual([wheel])
    expect(await ids({ wof_online: false })).toEqual([bare])
    expect(await ids({ created_from: '2020-01-01' })).toHaveLength(2)
    expect(await ids({ created_from: '2999-01-01' })).toEqual([])
    expect((await great(filtered('/great-missions', { campaign_code: 'filters' }))).body.data).toMatchObject([
      { available_for_daily_check_in: true },
      { wof: expect.anything() },
    ])
  })
})

describe('refuses', () => {
  it.each([
    [gameApp, '/missions', { campaign_code: 'a b' }],
    [gameApp, '/missions', { is_active_in_offline_store: 'perhaps' }],
    [greatMissionApp, '/great-missions', { created_from: 'yesterday' }],
    [greatMissionApp, '/great-missions', { wof_online: [] }],
  ])('a wrong filter: %# %s', async (app, path, filter) => {
    expect((await call(app, 'GET', filtered(path, filter))).status).toBe(400)
  })

  it('a history without a mission, or of an unknown one', async () => {
    const who = await givenMember()
    expect((await great('/great-missions/history', who)).status).toBe(400)
    expect((await great(filtered('/great-missions/history', { mission_id: 99_999 }), who)).status).toBe(404)
  })

  it.each([
    '/missions/0',
    '/missions/99999',
    '/missions/99999/odds',
    '/mission/99999/checkins',
    '/mission/x/wheel',
  ])('%s as unknown', async (path) => expect((await getAs(undefined, path)).status).toBe(404))

  it('more check-ins and spins than a person makes', async () => {
    const who = await givenMember()
    const id = await givenMission()
    process.env.RATE_LIMIT_FACTOR = '1'
    try {
      const statuses: number[] = []
      for (let index = 0; index < 61; index++) statuses.push((await checkInAs(who, id)).status)
      expect(statuses.slice(0, 60)).toEqual([201, ...Array<number>(59).fill(409)])
      expect(statuses[60]).toBe(429)
    } finally {
      process.env.RATE_LIMIT_FACTOR = '100'
    }
  })
})

it('names the ways to points of the missions that run, from their own figures', async () => {
  await givenMission({ campaign_code: 'ways', check_in_points: 900, share: { link: '/ways' } })
  await givenMission({
    campaign_code: 'ways',
    check_in_points: 950,
    share: { link: '/not-yet' },
    starts_at: '2026-12-01T00:00:00+07:00',
    ends_at: '2026-12-02T00:00:00+07:00',
  })
  const ways = [
    { way: 'check-in', points: 900, per_amount: null, link: '/ways' },
    { way: 'wheel', points: null, per_amount: null, link: expect.stringMatching(/^\//) },
  ]
  const { body } = await getAs(undefined, '/missions/ways-to-earn')
  expect(waysToEarnSchema.validateSync(body.data)).toEqual(ways)
})
