import { object, string } from 'yup'
import { database } from '../../database'
import { body, serviceApp, success } from '../../http'
import { callerOf } from '../caller'
import { signInView } from './sign-in-view'
import { requireMember } from './session'
import { makeTicket, useTicket } from './sso'

const audience = () => string().max(200).required()

/** Tickets by which a member of one host of the shop is signed in on another (AUT-03). The storefront decides which hosts it trusts. */
export const ssoApp = serviceApp()
  .post('/tickets', requireMember, body(object({ audience: audience() })), async (context) => {
    const ticket = await makeTicket(database(), context.get('session'), context.req.valid('json').audience)
    return context.json(success({ ticket }))
  })
  .post(
    '/tickets/use',
    body(object({ ticket: string().max(100).required(), audience: audience() })),
    async (context) => {
      const { ticket, audience: host } = context.req.valid('json')
      return context.json(success(await signInView(await useTicket(ticket, host, callerOf(context)))))
    },
  )

export type SsoApp = typeof ssoApp
