import { requireMember } from '../../account'
import { browser, NUMBER_PARAM } from '../../browser'
import { database } from '../../database'
import { idParam, serviceApp, success } from '../../http'
import { markLevelNewsSeen, newestLevelNews } from './level-view'
import { allLevels, toLevel } from './levels'

/** Calls about levels (GAM-01): the levels there are, for everybody; news of a member's own. */
export const levelApp = serviceApp()
  .get('/levels', async (context) => {
    const all = await allLevels(database())
    return context.json(success(all.map(toLevel)))
  })
  .get('/level-news', browser(), requireMember, async (context) =>
    context.json(success(await newestLevelNews(database(), context.get('memberId')))),
  )
  .put('/level-news/:id/seen', browser({ params: { id: NUMBER_PARAM } }), requireMember, async (context) => {
    const id = idParam(context.req.param('id'))
    await markLevelNewsSeen(database(), context.get('memberId'), id)
    return context.json(success({ id }))
  })
