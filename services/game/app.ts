import { missionFilterSchema, monthFilterSchema, shareInputSchema } from '@/domain/game/filters'
import { loadSession, requireMember } from '../account'
import { browser, NUMBER_PARAM } from '../browser'
import { database } from '../database'
import { body, idParam, listQuery, page, parseJson, query, serviceApp, success } from '../http'
import { idempotencyKey } from '../idempotency-key'
import { countAttempt } from '../limits'
import { gameTime } from './clock'
import { gameLimits } from './limits'
import { checkIn } from './play/check-in'
import { share } from './play/share'
import { spin } from './play/spin'
import { historyOf } from './read/history'
import { calendarView, missionViews } from './read/mission-views'
import { listMissions, missionById, stateOf } from './read/missions'
import { gamePoints } from './read/progress'
import { publishedOdds } from './read/wheel'
import { countRights } from './rights'
import { gameWaysToEarn } from './ways-to-earn'

export const missionList = listQuery({ limit: 20, maxLimit: 50 })
export const historyList = listQuery({ limit: 20, maxLimit: 100 })

const params = { id: NUMBER_PARAM }

/** The games of the calls `/me/points/{game}` and `/me/actions/{game}`: a campaign's code, with or without '_game'. */
const gameParams = { game: /[a-z0-9_]{1,45}/ }
const campaignOf = (game: string) => game.replace(/_game$/, '')

/** How long the public odds may be cached: the stock left changes with every prize. */
const ODDS_SECONDS = 15

/** Calls of missions on the older wire (GAM-17, GAM-19, GAM-20). */
export const gameApp = serviceApp()
  .get('/missions', browser({ calledBy: 'apps' }), loadSession, query(missionList), async (context) => {
    const { filter, skip, limit } = context.req.valid('query')
    const wanted = parseJson('filter', filter, missionFilterSchema)
    const time = await gameTime(database())
    const { rows, total } = await listMissions(database(), wanted, time, { skip, limit })
    const memberId = context.get('session')?.userId ?? null
    return context.json(
      page(await missionViews(database(), rows, { memberId, time }), total, { skip, limit }),
    )
  })
  .get('/missions/ways-to-earn', async (context) => context.json(success(await gameWaysToEarn(database()))))
  .get('/missions/:id', browser({ params }), loadSession, async (context) => {
    const row = await missionById(database(), idParam(context.req.param('id')))
    const memberId = context.get('session')?.userId ?? null
    const time = await gameTime(database())
    const [mission] = await missionViews(database(), [row], { memberId, time })
    if (!mission) throw new Error('a mission without a view')
    return context.json(success(mission))
  })
  .get('/missions/:id/odds', browser({ params, calledBy: 'apps' }), async (context) => {
    const row = await missionById(database(), idParam(context.req.param('id')))
    context.header('cache-control', `public, max-age=${ODDS_SECONDS}`)
    return context.json(success(await publishedOdds(database(), row, await gameTime(database()))))
  })
  .get(
    '/mission/:id/checkins',
    browser({ params }),
    loadSession,
    query(listQuery({ limit: 31 }).pick(['filter'])),
    async (context) => {
      const { month } = parseJson('filter', context.req.valid('query').filter, monthFilterSchema)
      const row = await missionById(database(), idParam(context.req.param('id')))
      const memberId = context.get('session')?.userId ?? null
      const time = await gameTime(database())
      return context.json(success(await calendarView(database(), row, { memberId, time, month })))
    },
  )
  .post('/mission/:id/checkins', browser({ params }), requireMember, async (context) => {
    const memberId = context.get('memberId')
    await countAttempt(gameLimits['game-check-in'], String(memberId))
    const made = await checkIn(memberId, idParam(context.req.param('id')))
    return context.json(success(made), 201)
  })
  .get('/mission-histories/:id', browser({ params }), requireMember, query(historyList), async (context) => {
    const { skip, limit } = context.req.valid('query')
    const { id: missionId } = await missionById(database(), idParam(context.req.param('id')))
    const own = { memberId: context.get('memberId'), missionId }
    const { entries, total } = await historyOf(database(), own, { skip, limit })
    return context.json(page(entries, total, { skip, limit }))
  })
  .get('/mission/:id/wheel', browser({ params }), loadSession, async (context) => {
    const row = await missionById(database(), idParam(context.req.param('id')))
    const memberId = context.get('session')?.userId ?? null
    const time = await gameTime(database())
    const [odds, rights] = await Promise.all([
      publishedOdds(database(), row, time),
      memberId === null ? 0 : countRights(database(), row.id, memberId),
    ])
    return context.json(success({ ...odds, rights, state: stateOf(row, time) }))
  })
  .post('/mission/:id/spins', browser({ params }), requireMember, idempotencyKey, async (context) => {
    const memberId = context.get('memberId')
    await countAttempt(gameLimits['game-spin'], String(memberId))
    const made = await spin(
      memberId,
      idParam(context.req.param('id')),
      context.req.valid('header')['idempotency-key'],
    )
    return context.json(success(made.spin), made.isNew ? 201 : 200)
  })
  .get('/me/points/:game', browser({ params: gameParams }), loadSession, async (context) => {
    const memberId = context.get('session')?.userId
    const campaign = campaignOf(context.req.param('game'))
    const total_points = memberId === undefined ? 0 : await gamePoints(database(), memberId, campaign)
    return context.json(success({ total_points }))
  })
  .put(
    '/me/actions/:game',
    browser({ params: gameParams }),
    requireMember,
    body(shareInputSchema),
    async (context) => {
      const memberId = context.get('memberId')
      await countAttempt(gameLimits['game-share'], String(memberId))
      const { share_link } = context.req.valid('json')
      return context.json(success(await share(memberId, campaignOf(context.req.param('game')), share_link)))
    },
  )

export type GameApp = typeof gameApp
