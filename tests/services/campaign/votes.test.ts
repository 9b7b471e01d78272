import { sql } from 'drizzle-orm'
import { database } from '@/services/database'
import { call, givenMember } from '../account/given-member'
import { useDatabase } from '../database'
import { checkBooks } from './books'
import { app, daysFromNow, givenCampaign, type Member } from './given-campaign'

process.env.RATE_LIMIT_FACTOR = '1000'
useDatabase()
checkBooks()

const vote = (changes: object = {}) => ({
  type: 'vote' as const,
  key: 'mau-son',
  title: 'Màu son của năm',
  body: '',
  choices: [
    { id: 'do', name: 'Đỏ', description: '', image: null },
    { id: 'hong', name: 'Hồng', description: '', image: null },
  ],
  once: 'member' as const,
  is_changeable: false,
  ...changes,
})

const given = (changes: object = {}, dates: Parameters<typeof givenCampaign>[0] = {}) =>
  givenCampaign({
    sections: [{ type: 'text', title: '', body: '', product_ids: [] }, vote(changes)],
    ...dates,
  })

const cast = (id: number, who: Member, choice = 'do', section = 'mau-son') =>
  call(app, 'POST', `/campaigns/${id}/votes`, { who, json: { section, choice } })

const read = async (id: number, who?: Member) =>
  (await call(app, 'GET', `/campaigns/${id}/votes`, { who })).body.data

const countsIn = ({ choices }: { choices: { id: string; votes: number }[] }) =>
  choices.map(({ id, votes }) => `${id} ${votes}`)

it('counts a member’s vote, and shows everybody the counts and the member the choice (GAM-25)', async () => {
  const id = await given()
  const who = await givenMember()
  expect(countsIn(await read(id))).toEqual(['do 0', 'hong 0'])
  const { status, body } = await cast(id, who)
  expect([status, body.data.mine, countsIn(body.data)]).toEqual([201, 'do', ['do 1', 'hong 0']])
  expect((await read(id, who)).mine).toBe('do')
  expect((await read(id)).mine).toBeNull()
  // The same again is no other vote.
  expect((await cast(id, who)).status).toBe(200)
  expect(countsIn(await read(id))).toEqual(['do 1', 'hong 0'])
})

it('refuses another choice, unless the campaign lets votes be changed', async () => {
  const who = await givenMember()
  const fixed = await given()
  await cast(fixed, who)
  const { status, body } = await cast(fixed, who, 'hong')
  expect([status, body.code, body.details]).toEqual([409, 'VOTED_ALREADY', { choice: 'do' }])
  expect(countsIn(await read(fixed))).toEqual(['do 1', 'hong 0'])
  const changeable = await given({ is_changeable: true })
  await cast(changeable, who)
  const changed = await cast(changeable, who, 'hong')
  expect([changed.status, changed.body.data.mine, countsIn(changed.body.data)]).toEqual([
    200,
    'hong',
    ['do 0', 'hong 1'],
  ])
})

it('lets a member vote again the next day where votes are of a day', async () => {
  const id = await given({ once: 'day' })
  const who = await givenMember()
  await cast(id, who)
  expect((await cast(id, who, 'hong')).status).toBe(409)
  await database().execute(
    sql`UPDATE campaign.votes SET period = to_char(now() - interval '1 day', 'YYYY-MM-DD') WHERE campaign_id = ${id}`,
  )
  expect((await read(id, who)).mine).toBeNull()
  expect((await cast(id, who, 'hong')).status).toBe(201)
  expect(countsIn(await read(id))).toEqual(['do 1', 'hong 1'])
})

it('is closed before the campaign begins and after it ended', async () => {
  const who = await givenMember()
  const over = await given({}, { start_date: daysFromNow(-9), end_date: daysFromNow(-1) })
  const upcoming = await given({}, { start_date: daysFromNow(1) })
  expect((await cast(over, who)).body.code).toBe('CAMPAIGN_OVER')
  expect((await cast(upcoming, who)).body.code).toBe('CAMPAIGN_NOT_STARTED')
  expect(countsIn(await read(over))).toEqual(['do 0', 'hong 0'])
})

it('knows only the choices and votes of its campaign', async () => {
  const who = await givenMember()
  const id = await given()
  expect((await cast(id, who, 'tim')).status).toBe(400)
  expect((await cast(id, who, 'do', 'khac')).status).toBe(404)
  expect((await cast(await givenCampaign(), who)).status).toBe(404)
  expect(
    (await call(app, 'POST', `/campaigns/${id}/votes`, { json: { section: 'mau-son', choice: 'do' } }))
      .status,
  ).toBe(401)
})

it('a hundred votes of one member at once are one', async () => {
  const id = await given({ is_changeable: true })
  const who = await givenMember()
  await Promise.all(Array.from({ length: 100 }, (_, index) => cast(id, who, index % 2 ? 'do' : 'hong')))
  const { choices } = await read(id)
  expect(choices.map(({ votes }: { votes: number }) => votes).reduce((a: number, b: number) => a + b)).toBe(1)
}, 60_000)

it('forty members who change their votes cross-wise at once are all counted', async () => {
  const id = await given({ is_changeable: true })
  const members = await Promise.all(Array.from({ length: 40 }, () => givenMember()))
  await Promise.all(members.map((who, index) => cast(id, who, index % 2 ? 'do' : 'hong')))
  const answers = await Promise.all(members.map((who, index) => cast(id, who, index % 2 ? 'hong' : 'do')))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(countsIn(await read(id))).toEqual(['do 20', 'hong 20'])
}, 60_000)
