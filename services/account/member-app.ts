import { boolean, mixed, object, string } from 'yup'
import { agreementsInput } from '@/domain/account/agreements/agreements'
import { addressInputSchema } from '@/domain/account/address'
import { queryText } from '@/domain/catalog/listing/catalog-filter'
import { notFound } from '@/domain/error'
import { isUuid } from '@/domain/ids'
import { MAIL_KINDS, type MailKind } from '@/domain/mail-kinds'
import { browser, NUMBER_PARAM, UUID_PARAM } from '../browser'
import { database, transaction } from '../database'
import { body, query, serviceApp, success } from '../http'
import { countAttempt } from '../limits'
import { addAddress, addressesOf, changeAddress, removeAddress } from './addresses/addresses'
import { callerOf } from './caller'
import { accountLimits } from './limits'
import { accept, agreementsOf } from './members/agreements'
import { recordConsents } from './members/consents'
import { changeMailChoice, memberMailChoices } from './members/mail-choices'
import { personalDataOf } from './personal-data'
import { provinces, searchOldAddresses, wardsOf } from './addresses/regions'
import { removeMember } from './members/delete-account'
import { requireMember } from './sign-in/session'
import { userView } from './members/user-view'
import { memberById } from './members/users'

const oldNames = object({
  ward: queryText.max(80).default(''),
  district: queryText.max(80).default(''),
  province: queryText.max(80).default(''),
})

/** @throws NOT_FOUND for what cannot be an address's id */
function addressId(text: string): string {
  if (!isUuid(text)) throw notFound('address')
  return text
}

const consentsInput = object({
  marketing_email: boolean().optional(),
  marketing_sms: boolean().optional(),
  source: string().max(60).default('settings'),
})

const mailChoiceInput = object({
  kind: mixed<MailKind>().oneOf(MAIL_KINDS).required(),
  is_wanted: boolean().required(),
})

const removalInput = object({ password: string().max(200).optional(), code: string().max(20).optional() })

/** The shop's own calls on a member's account: places, addresses, consents, the copy and the deletion of their data. */
export const memberApp = serviceApp()
  .get('/regions/provinces', browser(), async (context) => context.json(success(await provinces())))
  .get('/regions/provinces/:code/wards', browser({ params: { code: NUMBER_PARAM } }), async (context) => {
    const wards = await wardsOf(context.req.param('code'))
    if (!wards) throw notFound('province')
    return context.json(success(wards))
  })
  .get('/regions/search-old', browser(), query(oldNames), async (context) => {
    await countAttempt(accountLimits['old-address-search'], callerOf(context).address)
    return context.json(success(await searchOldAddresses(context.req.valid('query'), 20)))
  })
  .get('/user/me/addresses', browser(), requireMember, async (context) =>
    context.json(success(await addressesOf(database(), context.get('memberId')))),
  )
  .post('/user/me/addresses', browser(), requireMember, body(addressInputSchema), async (context) =>
    context.json(success(await addAddress(context.get('memberId'), context.req.valid('json'))), 201),
  )
  .put(
    '/user/me/addresses/:id',
    browser({ params: { id: UUID_PARAM } }),
    requireMember,
    body(addressInputSchema),
    async (context) => {
      const id = addressId(context.req.param('id'))
      return context.json(
        success(await changeAddress(context.get('memberId'), id, context.req.valid('json'))),
      )
    },
  )
  .delete('/user/me/addresses/:id', browser({ params: { id: UUID_PARAM } }), requireMember, async (context) =>
    context.json(success(await removeAddress(context.get('memberId'), addressId(context.req.param('id'))))),
  )
  .put('/user/me/consents', browser(), requireMember, body(consentsInput), async (context) => {
    const id = context.get('memberId')
    const { source, ...given } = context.req.valid('json')
    await countAttempt(accountLimits['own-data'], String(id))
    const member = await transaction(async (tx) => {
      await recordConsents(tx, id, given, source)
      return memberById(tx, id)
    })
    return context.json(success(await userView(database(), member)))
  })
  .get('/user/me/agreements', browser(), requireMember, async (context) =>
    context.json(success(await agreementsOf(database(), context.get('memberId')))),
  )
  .put('/user/me/agreements', browser(), requireMember, body(agreementsInput), async (context) => {
    const id = context.get('memberId')
    const { documents } = context.req.valid('json')
    return context.json(success(await transaction((tx) => accept(tx, id, documents))))
  })
  .get('/user/me/mails', browser(), requireMember, async (context) =>
    context.json(success(await memberMailChoices(database(), context.get('memberId')))),
  )
  .put('/user/me/mails', browser(), requireMember, body(mailChoiceInput), async (context) => {
    const id = context.get('memberId')
    const choices = await transaction((tx) => changeMailChoice(tx, id, context.req.valid('json')))
    return context.json(success(choices))
  })
  .get('/user/me/export', browser(), requireMember, async (context) => {
    const id = context.get('memberId')
    await countAttempt(accountLimits['own-data'], String(id))
    const data = await personalDataOf(database(), id, context.get('personalDataProviders'))
    return new Response(JSON.stringify(data, null, 2), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="du-lieu-ca-nhan.json"',
        'cache-control': 'private, no-store',
      },
    })
  })
  .delete(
    '/user/me',
    browser({ signsOut: true, hasOwn401: true }),
    requireMember,
    body(removalInput),
    async (context) => {
      await removeMember(context.get('memberId'), context.req.valid('json'), {
        caller: callerOf(context),
        providers: context.get('personalDataProviders'),
      })
      return context.json(success({}))
    },
  )
