import { object, string } from 'yup'
import { database } from '../database'
import { body, query, serviceApp, success } from '../http'
import { callerOf } from './caller'
import { entering } from './entering-view'
import { requireMember } from './session'
import { makeTicket, useTicket } from './sso'

const audience = () => string().max(200).required()

/**
 * The broker (spec 1 §7 "GET sso broker"). A host that is not the broker's own is told where to ask; the broker's tickets carry the
 * answer back. `x-shop-host` and `x-sso-broker` are the gateway's: the origin that was called, and the one that knows the members.
 */
export const ssoApp = serviceApp()
  .get('/broker', query(object({ return: string().max(2_000).optional() })), (context) => {
    const host = context.req.header('x-shop-host')
    const broker = context.req.header('x-sso-broker')
    const isOwn = !host || !broker || host === broker
    return context.json(success({ is_broker: isOwn, broker: isOwn ? null : broker }))
  })
  .post('/tickets', requireMember, body(object({ audience: audience() })), async (context) => {
    const ticket = await makeTicket(database(), context.get('session'), context.req.valid('json').audience)
    return context.json(success({ ticket }))
  })
  .post(
    '/tickets/use',
    body(object({ ticket: string().max(100).required(), audience: audience() })),
    async (context) => {
      const { ticket, audience: host } = context.req.valid('json')
      return context.json(success(await entering(await useTicket(ticket, host, callerOf(context)))))
    },
  )

export type SsoApp = typeof ssoApp
