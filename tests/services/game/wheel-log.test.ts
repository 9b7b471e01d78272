import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { main } from '@/scripts/games/main'
import { auditWheel } from '@/services/game'
import { gamePersonalData } from '@/services/game/personal-data'
import { spin } from '@/services/game/play/spin'
import { makeRandom } from '@/domain/random'
import { database, transaction } from '@/services/database'
import { addAddress } from '@/services/account/addresses/addresses'
import { givenMember } from '../account/given-member'
import { useDatabase } from '../database'
import { inProcess } from '../program'
import {
  checkInAs,
  countRows,
  getAs,
  givenMission,
  givenRights,
  LOOK,
  setClock,
  spinAs,
} from './given-mission'

// One honest log of a thousand is a misfit: the draws of these tests are the same in every run.
jest.mock('node:crypto', () => ({
  ...jest.requireActual<object>('node:crypto'),
  randomInt: (end: number) => mockRandom.int(0, end - 1),
}))
const mockRandom = makeRandom('wheel-log')

useDatabase()
beforeEach(() => setClock('2026-11-10 09:00:00'))

/** Changes the log as an intruder with all rights to the database would. */
async function manipulate(...statements: string[]): Promise<void> {
  await transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL session_replication_role = replica`)
    for (const statement of statements) await tx.execute(sql.raw(statement))
  })
}

/** A wheel of three prizes that was spun this often. */
async function givenSpins(count: number) {
  const who = await givenMember()
  const mission = await givenMission({
    prizes: [
      { key: 'gift', kind: 'gift', name: 'Son mẫu', weight: 200, stock: 10, daily_cap: 4 },
      { key: 'points', kind: 'points', name: '10 điểm', points: 10, weight: 300 },
      { key: 'none', kind: 'none', name: 'Lần sau nhé', weight: 500, is_fallback: true },
    ],
  })
  await givenRights(mission, [who.id], count)
  for (let index = 0; index < count; index++) await spin(who.id, mission, randomUUID())
  return { who, mission, name: `mission-${mission}` }
}

describe('the audit of the log', () => {
  let mission: number
  let name: string
  beforeAll(async () => {
    await setClock('2026-11-10 09:00:00')
    const given = await givenSpins(200)
    mission = given.mission
    const { rows } = await database().execute<{ mission_id: string }>(
      sql`SELECT mission_id FROM game.missions WHERE id = ${mission}`,
    )
    name = rows[0]?.mission_id ?? ''
  }, 60_000)

  it('finds that what was drawn fits the odds and the stock', async () => {
    const { spins, faults, fits } = await auditWheel(database(), mission)
    expect(spins).toBe(200)
    expect(faults).toEqual([])
    expect(fits).toEqual([{ version: 1, spins: 200, fit: expect.objectContaining({ degrees: 2 }) }])
    const { code, out, err } = await inProcess(main, 'audit', name)
    expect(err).toBe('')
    expect(out).toMatch(/200 spins, chi-squared [\d.]+ with 2 degrees of freedom, p = 0\.\d+/)
    expect(out).toContain('the log fits the published odds and the stock')
    expect(code).toBe(0)
  })

  it.each([
    [
      'a prize taken from its winner',
      `UPDATE game.spins SET prize_id = (SELECT id FROM game.prizes WHERE mission_id = $mission AND key = 'none')
       WHERE id = (SELECT id FROM game.spins WHERE mission_id = $mission AND points = 10 LIMIT 1)`,
      'given in place of',
    ],
    [
      'random values that were rewritten with their prizes',
      `UPDATE game.spins SET random_value = 900, points = 0,
       drawn_prize_id = (SELECT id FROM game.prizes WHERE mission_id = $mission AND key = 'none'),
       prize_id = (SELECT id FROM game.prizes WHERE mission_id = $mission AND key = 'none')
       WHERE mission_id = $mission AND points = 10`,
      'does not fit the published odds',
    ],
    [
      'a spin taken out',
      `DELETE FROM game.spins WHERE id = (SELECT id FROM game.spins WHERE mission_id = $mission AND unit IS NULL LIMIT 1)`,
      'has no spin in the log',
    ],
    [
      'odds that were changed afterwards',
      `UPDATE game.wheel_versions SET prizes = jsonb_set(prizes, '{0,weight}', '900') WHERE mission_id = $mission`,
      'drawn where',
    ],
    [
      'stock that was booked wrongly',
      `UPDATE game.prizes SET won = won - 1 WHERE mission_id = $mission AND won > 0`,
      'booked as won',
    ],
  ])('finds %s', async (_, statement, fault) => {
    await database().execute(sql`CREATE TABLE kept_spins AS SELECT * FROM game.spins`)
    await database().execute(sql`CREATE TABLE kept_versions AS SELECT * FROM game.wheel_versions`)
    await database().execute(sql`CREATE TABLE kept_prizes AS SELECT id, won FROM game.prizes`)
    try {
      await manipulate(statement.replaceAll('$mission', String(mission)))
      const { code, out, err } = await inProcess(main, 'audit', name)
      expect(out).toContain(fault)
      expect(err).toMatch(/faults/)
      expect(code).toBe(1)
    } finally {
      await manipulate(
        'DELETE FROM game.spins',
        'INSERT INTO game.spins SELECT * FROM kept_spins',
        'DELETE FROM game.wheel_versions',
        'INSERT INTO game.wheel_versions SELECT * FROM kept_versions',
        'UPDATE game.prizes SET won = kept.won FROM kept_prizes AS kept WHERE kept.id = prizes.id',
      )
      await database().execute(sql`DROP TABLE kept_spins, kept_versions, kept_prizes`)
    }
    expect((await auditWheel(database(), mission)).faults).toEqual([])
  })
})

it('keeps what a prize was when it was won', async () => {
  const none = { key: 'none', kind: 'none', name: 'Lần sau nhé', weight: 0, is_fallback: true }
  const prize = { key: 'gift', kind: 'gift', name: 'Son mẫu', weight: 100 }
  const who = await givenMember()
  const input = { mission_id: 'renamed', prizes: [prize, none] }
  const mission = await givenMission(input)
  await givenRights(mission, [who.id], 2)
  await spinAs(who, mission)
  await setClock('2026-11-10 10:00:00')
  await givenMission({ ...input, prizes: [{ ...prize, name: 'Túi vải' }, none] })
  await spinAs(who, mission)
  const { body } = await getAs(who, `/mission-histories/${mission}`)
  expect(body.data.map((entry: { prize: { name: string } }) => entry.prize.name)).toEqual([
    'Túi vải',
    'Son mẫu',
  ])
  const copy = await gamePersonalData.copyOf(database(), who.id)
  expect(JSON.stringify(copy)).toContain('Son mẫu')
  expect((await inProcess(main, 'claims')).out).toContain('Son mẫu')
})

describe('npm run games', () => {
  const file = (missions: object[]) => {
    const name = path.join(tmpdir(), `missions-${randomUUID()}.json`)
    writeFileSync(name, JSON.stringify({ missions }))
    return name
  }
  const mission = (changes: object = {}) => ({
    mission_id: 'from-file',
    campaign_code: 'spin_the_wheel',
    name: 'Vòng quay',
    starts_at: '2026-11-01T00:00:00+07:00',
    ends_at: '2026-12-01T00:00:00+07:00',
    check_in_points: 0,
    share: { link: '/spinthewheel' },
    look: LOOK,
    prizes: [
      { key: 'gift', kind: 'gift', name: 'Son mẫu', weight: 10, stock: 5 },
      { key: 'none', kind: 'none', name: 'Lần sau nhé', weight: 90, is_fallback: true },
    ],
    ...changes,
  })

  it('imports a mission, changes it and makes a version of other odds', async () => {
    expect(await inProcess(main, 'import', file([mission()]))).toMatchObject({
      code: 0,
      out: 'stored from-file\n',
    })
    expect((await inProcess(main, 'wheel', 'from-file')).out).toMatch(
      /version 1\n +10 % .*Son mẫu.*5 left\n +90 %/,
    )
    await inProcess(main, 'import', file([mission({ name: 'Vòng quay hồng' })]))
    expect((await inProcess(main, 'wheel', 'from-file')).out).toContain('version 1\n')
    const [gift, none] = mission().prizes
    await inProcess(main, 'import', file([mission({ prizes: [none, { ...gift, stock: 8 }] })]))
    expect((await inProcess(main, 'wheel', 'from-file')).out).toMatch(/version 2\n +90 %.*\n +10 % .*8 left/)
    expect((await inProcess(main, 'list')).out).toMatch(/from-file +running .*0 spins/)
    expect(await countRows(`SELECT FROM shop.stale_tags WHERE tag = 'missions'`)).toBeGreaterThan(0)
  })

  it('imports the example', async () => {
    expect((await inProcess(main, 'import', 'examples/missions.yml')).out).toBe('stored vong-quay-thang-12\n')
    expect((await inProcess(main, 'wheel', 'vong-quay-thang-12')).out).toMatch(/ 60 % .*1 điểm/)
  })

  it.each([
    [
      'weights without exact odds',
      { prizes: [{ ...mission().prizes[0], weight: 11 }, mission().prizes[1]] },
      'add up to',
    ],
    [
      'no fallback',
      { prizes: [mission().prizes[0], { ...mission().prizes[1], is_fallback: false }] },
      'fallback',
    ],
    ['an end before the start', { ends_at: '2026-10-01T00:00:00+07:00' }, 'ends_at'],
    ['a colour that is none', { look: { palette: { ...LOOK.palette, text: 'red' } } }, 'colour'],
  ])('refuses %s', async (_, changes, text) => {
    const { code, err } = await inProcess(
      main,
      'import',
      file([mission({ mission_id: 'wrong', ...changes })]),
    )
    expect(err).toContain(text)
    expect(code).toBe(2)
    expect(await countRows(`SELECT FROM game.missions WHERE mission_id = 'wrong'`)).toBe(0)
  })

  it('refuses to make another prize of one that was won, or less stock than was won', async () => {
    const who = await givenMember()
    const certain = [
      { ...mission().prizes[0], weight: 100 },
      { ...mission().prizes[1], weight: 0 },
    ]
    const named = { mission_id: 'won-already', prizes: certain }
    await inProcess(main, 'import', file([mission(named)]))
    const { rows } = await database().execute<{ id: number }>(
      sql`SELECT id FROM game.missions WHERE mission_id = 'won-already'`,
    )
    await givenRights(rows[0]?.id ?? 0, [who.id])
    await spinAs(who, rows[0]?.id ?? 0)
    const refused = async (change: object) =>
      inProcess(
        main,
        'import',
        file([mission({ ...named, prizes: [{ ...certain[0], ...change }, certain[1]] })]),
      )
    expect(await refused({ stock: 0 })).toMatchObject({ code: 1, err: expect.stringContaining('1 were won') })
    expect(await refused({ kind: 'points', points: 5 })).toMatchObject({
      code: 1,
      err: expect.stringContaining('key of its own'),
    })
  })

  it('gives a spin once for each note, and settles a gift', async () => {
    const who = await givenMember()
    const grant = (note: string) =>
      inProcess(main, 'grant-spin', 'won-already', String(who.id), '--note', note, '--by', 'lan')
    expect((await grant('xin lỗi vì đơn trễ')).out).toBe('granted\n')
    expect((await grant('xin lỗi vì đơn trễ')).out).toBe('granted before\n')
    expect((await inProcess(main, 'grant-spin', 'won-already', '999999', '--note', 'x')).code).toBe(1)
    expect((await inProcess(main, 'grant-spin', 'won-already', String(who.id))).code).toBe(2)
    const { rows } = await database().execute<{ id: number }>(
      sql`SELECT id FROM game.missions WHERE mission_id = 'won-already'`,
    )
    const { body } = await spinAs(who, rows[0]?.id ?? 0)
    const { _id, prize } = body.data
    expect(prize.claim).toBe('open')
    expect((await inProcess(main, 'claims')).out).toMatch(new RegExp(`${_id} .*no address yet`))
    await addAddress(who.id, {
      label: 'Nhà riêng',
      recipient_name: 'Nguyễn Minh An',
      phone_code: '+84',
      phone_no: '0912345678',
      address1: '1 phố Huế',
      address2: null,
      province_code: '01',
      ward_code: '00004',
      district: null,
      zipcode: null,
      is_default: true,
    })
    expect((await inProcess(main, 'claims')).out).toContain('1 phố Huế')
    const settle = () => inProcess(main, 'settle', _id, '--state', 'sent', '--note', 'GHN123', '--by', 'lan')
    expect((await settle()).code).toBe(0)
    expect((await settle()).code).toBe(1)
    const history = await getAs(who, `/mission-histories/${rows[0]?.id}`)
    expect(history.body.data[0].prize.claim).toBe('sent')
  })
})

it('copies what a member played, and takes the member out of the log when the account is deleted', async () => {
  const who = await givenMember()
  const mission = await givenMission({
    prizes: [
      { key: 'gift', kind: 'gift', name: 'Son mẫu', weight: 100, stock: 2 },
      { key: 'none', kind: 'none', name: 'Lần sau nhé', weight: 0, is_fallback: true },
    ],
  })
  await checkInAs(who, mission)
  await givenRights(mission, [who.id])
  await spinAs(who, mission)
  expect(await gamePersonalData.copyOf(database(), who.id)).toMatchObject({
    check_ins: [{ day: '2026-11-10', points: 5 }],
    shares: [],
    rights_to_spin: [{ source: 'check-in' }, { source: 'gift', used_at: null }],
    spins: [{ prize: 'Son mẫu', gift: 'open' }],
  })
  await transaction((tx) => gamePersonalData.erase(tx, who.id))
  for (const table of ['check_ins', 'shares', 'spin_rights', 'spins', 'gift_claims'])
    expect([table, await countRows(`SELECT FROM game.${table} WHERE user_id = ${who.id}`)]).toEqual([
      table,
      0,
    ])
  expect(await auditWheel(database(), mission)).toMatchObject({ spins: 1, faults: [] })
  expect(await countRows(`SELECT FROM game.gift_claims WHERE state = 'withdrawn'`)).toBe(1)
})
