import { object, string } from 'yup'
import { browser } from '../browser'
import { accountLimits, callerOf, checkPhone, phoneFilter, requireMember } from '../account'
import { database } from '../database'
import { parseJson, query, serviceApp, success } from '../http'
import { countAttempt } from '../limits'
import { publicLimits } from './limits'
import { offerUpload } from '../media'

const file = object({
  fileName: string().max(255).required(),
  contentType: string().max(100).required(),
})

/** Calls of the public API (DEC-21). */
export const publicApp = serviceApp()
  .get(
    '/auth/phone/check',
    browser(),
    query(object({ filter: string().max(500).required() })),
    async (context) => {
      await countAttempt(accountLimits.lookup, callerOf(context).address)
      const filter = parseJson('filter', context.req.valid('query').filter, phoneFilter)
      return context.json(success(await checkPhone(database(), filter)))
    },
  )
  .get('/pre-signed-url', browser(), requireMember, query(file), async (context) => {
    await countAttempt(publicLimits.upload, String(context.get('memberId')))
    return context.json(success(offerUpload(context.get('memberId'), context.req.valid('query'))))
  })

export type PublicApp = typeof publicApp
