import { greatMissionFilterSchema, historyFilterSchema } from '@/domain/game/filters'
import { loadSession, requireMember } from '../account'
import { browser, NUMBER_PARAM } from '../browser'
import { database } from '../database'
import { idParam, page, parseJson, query, serviceApp, success } from '../http'
import { idempotencyKey } from '../idempotency-key'
import { countAttempt } from '../limits'
import { historyList, missionList } from './app'
import { gameTime } from './clock'
import { gameLimits } from './limits'
import { checkIn } from './play/check-in'
import { spin } from './play/spin'
import { historyOf } from './read/history'
import { greatMissionViews } from './read/mission-views'
import { listMissions, missionById } from './read/missions'

const params = { id: NUMBER_PARAM }

/** Calls of missions on the newer wire (GAM-18, GAM-21). */
export const greatMissionApp = serviceApp()
  .get('/great-missions', browser(), loadSession, query(missionList), async (context) => {
    const { filter, skip, limit } = context.req.valid('query')
    const wanted = parseJson('filter', filter, greatMissionFilterSchema)
    const time = await gameTime(database())
    const { rows, total } = await listMissions(database(), wanted, time, { skip, limit })
    const memberId = context.get('session')?.userId ?? null
    const views = await greatMissionViews(database(), rows, { memberId, time })
    return context.json(page(views, total, { skip, limit }))
  })
  .get('/great-missions/history', browser(), requireMember, query(historyList), async (context) => {
    const { filter, skip, limit } = context.req.valid('query')
    const { mission_id } = parseJson('filter', filter, historyFilterSchema)
    const { id: missionId } = await missionById(database(), mission_id)
    const own = { memberId: context.get('memberId'), missionId }
    const { entries, total } = await historyOf(database(), own, { skip, limit })
    return context.json(page(entries, total, { skip, limit }))
  })
  .post('/great-missions/:id/check-ins', browser({ params }), requireMember, async (context) => {
    const memberId = context.get('memberId')
    await countAttempt(gameLimits['game-check-in'], String(memberId))
    return context.json(success(await checkIn(memberId, idParam(context.req.param('id')))), 201)
  })
  .post('/great-missions/:id/spins', browser({ params }), requireMember, idempotencyKey, async (context) => {
    const memberId = context.get('memberId')
    await countAttempt(gameLimits['game-spin'], String(memberId))
    const key = context.req.valid('header')['idempotency-key']
    const made = await spin(memberId, idParam(context.req.param('id')), key)
    return context.json(success(made.spin), made.isNew ? 201 : 200)
  })

export type GreatMissionApp = typeof greatMissionApp
