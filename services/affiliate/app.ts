import { object, string } from 'yup'
import { CODE_PATTERN } from '@/domain/affiliate/affiliate'
import { applicationSchema } from '@/domain/affiliate/application'
import { readReportDays } from '@/domain/affiliate/own'
import { clickInput } from '@/domain/affiliate/tracking'
import { notFound } from '@/domain/error'
import { domainError } from '@/domain/error-codes'
import { callerOf, requireMember } from '../account'
import { browser } from '../browser'
import { database, transaction } from '../database'
import { body, query, serviceApp, success } from '../http'
import { countAttempt, mayAttempt } from '../limits'
import { countClick } from './clicks/count-click'
import { affiliateLimits } from './limits'
import { apply } from './partners/apply'
import { queuePartnerMail } from './partners/mails'
import { affiliateOf, partnerOfMember } from './partners/partners'
import { ownAffiliate } from './report/own'
import { programme } from './report/programme'

const window = query(object({ days: string().max(3).optional() }))

/** Calls of affiliates (AFF-02). */
export const affiliateApp = serviceApp()
  .get('/affiliates/programme', async (context) => context.json(success(await programme(database()))))
  .get('/affiliates/me', requireMember, window, async (context) => {
    const days = readReportDays(context.req.valid('query').days)
    return context.json(success(await ownAffiliate(database(), context.get('memberId'), days)))
  })
  .post('/affiliates', browser(), requireMember, body(applicationSchema), async (context) => {
    const memberId = context.get('memberId')
    await countAttempt(affiliateLimits['affiliate-apply'], String(memberId))
    const { state } = await apply(memberId, context.req.valid('json'))
    return context.json(success({ state }), 201)
  })
  // The mail that says how the member's own application stands, sent again: to no other address.
  .post('/affiliates/send-email', browser(), requireMember, async (context) => {
    const memberId = context.get('memberId')
    const partner = await partnerOfMember(database(), memberId)
    if (!partner) throw notFound('affiliate')
    if (!(await mayAttempt(affiliateLimits['affiliate-mail'], String(memberId))))
      throw domainError('AFFILIATE_MAIL_SENT', 'the mail was sent several times today')
    const is_sent = await transaction((tx) => queuePartnerMail(tx, partner))
    return context.json(success({ is_sent }))
  })
  .post('/affiliates/clicks', browser({ takesAgent: true }), body(clickInput), async (context) => {
    const { address, deviceId } = callerOf(context)
    const affiliate = await countClick(database(), context.req.valid('json').affiliate_code, {
      deviceId: deviceId ?? '',
      network: address,
      userAgent: context.req.header('user-agent') ?? '',
    })
    return context.json(success(affiliate))
  })

/** The order service's call on affiliates (ORD-55, AFF-03). */
export const affiliationApp = serviceApp().get(
  '/affiliations/detail/:code',
  browser({ calledBy: 'apps', params: { code: new RegExp(CODE_PATTERN.source.slice(1, -1)) } }),
  async (context) => {
    await countAttempt(affiliateLimits['affiliate-lookup'], callerOf(context).address)
    return context.json(success(await affiliateOf(database(), context.req.param('code'))))
  },
)

export type AffiliateApp = typeof affiliateApp
export type AffiliationApp = typeof affiliationApp
