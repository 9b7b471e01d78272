import { boolean, mixed, object, string } from 'yup'
import {
  acquisitionFields,
  changePasswordSchema,
  codeRegistrationSchema,
  loginSchema,
  quickSignUpSchema,
  registerSchema,
  setPasswordSchema,
  socialLoginSchema,
} from '@/domain/account/sign-in'
import { otpCheckSchema, OTP_SCOPES, type OtpScope, otpRequestSchema } from '@/domain/account/otp'
import { PROVIDERS } from '@/domain/account/providers'
import { isProfileComplete, profileChangeSchema } from '@/domain/account/user'
import type { DomainError } from '@/domain/error'
import { domainError } from '@/domain/error-codes'
import { email } from '@/domain/forms/fields'
import { browser, NUMBER_PARAM } from '../browser'
import { database, transaction } from '../database'
import { body, idParam, listQuery, page, parseJson, query, serviceApp, success } from '../http'
import { countAttempt } from '../limits'
import { accountLimits } from './limits'
import { acquisitionOf } from './registration/acquisition'
import { recordSecurityEvent } from './audit'
import { callerOf } from './caller'
import { listCountries } from './addresses/countries'
import { signInView } from './sign-in/sign-in-view'
import { login } from './sign-in/login'
import { memberApp } from './member-app'
import { acceptCode, sendCode } from './codes/verify-codes'
import { referralTotals } from '../loyalty'
import { changeProfile, publicProfile } from './members/profile'
import { saveDraft } from './registration/quick-sign-up'
import { recordShare } from './registration/referral'
import { explainRegistration, register, registerByCode } from './registration/register'
import { changePassword, explainChange, requestReset, setPassword } from './sign-in/reset-password'
import { closeSession, loadSession, openSession, requireMember } from './sign-in/session'
import { providersOn, verifySocialToken } from './social'
import { socialLogin } from './social/social-sign-in'
import { listToggles, toggleFilter } from './toggles'
import { userView } from './members/user-view'
import { isRegisteredEmail } from './members/unverified-emails'
import { memberByEmail, memberById } from './members/users'

const PROVIDER = new RegExp(PROVIDERS.join('|'))

/** Codes that sign in have calls of their own. */
const typed = {
  scope: mixed<OtpScope>()
    .oneOf(OTP_SCOPES.filter((scope) => scope !== 'login'))
    .required(),
}
const otpRequest = otpRequestSchema.shape(typed)
const otpCheck = otpCheckSchema.shape(typed)
const loginCodeRequest = otpRequestSchema.omit(['scope'])
const loginCode = otpCheckSchema.omit(['scope'])

/** In the words of the catalogue: a code that cannot be one, or something missing (OTP-29, OTP-37). */
const explainCode = (_: DomainError, fields: Record<string, string>) =>
  domainError('code' in fields ? 'INVALID_DATA' : 'MISSING_PARAMETER', 'invalid request', { fields })

/** `scope: 'register'` asks whether the address is free to register, also where another account merely wrote it down. */
const emailCheck = object({ email: email(), scope: string().oneOf(['register']).optional() })

const hasEmail = async (address: string) => (await memberByEmail(database(), address)) !== null

const referral = object({
  link_invitation: string().max(500).required(),
  is_share_link_invitation: boolean().optional(),
  is_share_image_invitation: boolean().optional(),
})

/** Calls of the account service (AUT-04 to AUT-06, OTP-16 to OTP-21, ACC-01 to ACC-03). */
export const accountApp = serviceApp()
  .post('/auth/login', browser({ signsIn: true, hasOwn401: true }), body(loginSchema), async (context) => {
    const caller = callerOf(context)
    await countAttempt(accountLimits.login, caller.address)
    return context.json(success(await signInView(await login(context.req.valid('json'), caller))))
  })
  .post(
    '/auth/login/otp/request',
    browser({ hasOwn401: true }),
    body(loginCodeRequest, explainCode),
    async (context) => {
      const caller = callerOf(context)
      await countAttempt(accountLimits.code, caller.address)
      const wish = context.req.valid('json')
      return context.json(success(await sendCode({ ...wish, scope: 'login' }, { callerId: null, caller })))
    },
  )
  .post(
    '/auth/login/otp',
    browser({ signsIn: true, hasOwn401: true }),
    body(loginCode, explainCode),
    async (context) => {
      const caller = callerOf(context)
      await countAttempt(accountLimits.guess, caller.address)
      const guess = context.req.valid('json')
      const { member, token, uid, code } = await acceptCode(
        { ...guess, scope: 'login' },
        { callerId: null, caller },
      )
      if (!member) throw domainError('USER_NOT_FOUND', 'no such member')
      return context.json(success({ ...(await signInView({ member, token })), ...(uid && { uid, code }) }))
    },
  )
  .post(
    '/auth/login/:provider',
    browser({ calledBy: 'apps', signsIn: true, hasOwn401: true, params: { provider: PROVIDER } }),
    body(socialLoginSchema),
    async (context) => {
      const caller = callerOf(context)
      await countAttempt(accountLimits.login, caller.address)
      const { access_token, ...origin } = context.req.valid('json')
      const person = await verifySocialToken(context.req.param('provider'), access_token)
      const entered = await transaction(async (tx) => {
        const { userId, isNew } = await socialLogin(tx, person, origin)
        await recordSecurityEvent(tx, isNew ? 'member.registered' : 'login.succeeded', {
          userId,
          caller,
          detail: person.provider,
        })
        return { member: await memberById(tx, userId), token: await openSession(tx, userId, caller) }
      })
      const answer = await signInView(entered)
      return context.json(success({ ...answer, is_complete: isProfileComplete(answer.user) }))
    },
  )
  .get('/auth/providers', browser(), (context) => context.json(success(providersOn())))
  .post(
    '/auth/register',
    browser({ signsIn: true }),
    loadSession,
    body(registerSchema, explainRegistration),
    async (context) => {
      const caller = callerOf(context)
      await countAttempt(accountLimits.register, caller.address)
      if (context.get('session')) throw domainError('ALREADY_LOGGED_IN', 'User is Already Login')
      const { member, token, voucher } = await register(context.req.valid('json'), caller)
      const { user } = await signInView({ member, token })
      return context.json(success({ user, voucher, message: 'Registered.' }), 201)
    },
  )
  .post(
    '/auth/register/by-code',
    browser({ signsIn: true }),
    loadSession,
    body(codeRegistrationSchema, explainRegistration),
    async (context) => {
      const caller = callerOf(context)
      await countAttempt(accountLimits.register, caller.address)
      if (context.get('session')) throw domainError('ALREADY_LOGGED_IN', 'User is Already Login')
      const { member, token, voucher } = await registerByCode(
        context.req.valid('json'),
        caller,
        context.get('registrationGifts') ?? [],
      )
      const { user } = await signInView({ member, token })
      return context.json(success({ user, voucher, message: 'Registered.' }), 201)
    },
  )
  .post(
    '/auth/quick-signup',
    browser(),
    body(quickSignUpSchema.shape({ source: string().max(20), ...acquisitionFields })),
    async (context) => {
      const caller = callerOf(context)
      await countAttempt(accountLimits.register, caller.address)
      const answers = context.req.valid('json')
      await saveDraft(
        answers,
        { source: answers.source ?? null, acquisition: acquisitionOf(answers) },
        caller,
      )
      return context.json(success({}))
    },
  )
  .get('/auth/logout', browser({ signsOut: true }), loadSession, async (context) => {
    const session = context.get('session')
    if (session) {
      await closeSession(database(), session)
      await recordSecurityEvent(database(), 'logout', { userId: session.userId, caller: callerOf(context) })
    }
    return context.json(success({}))
  })
  .post('/auth/email/check', browser(), body(emailCheck), async (context) => {
    await countAttempt(accountLimits.lookup, callerOf(context).address)
    const { email: address, scope } = context.req.valid('json')
    const isTaken = scope === 'register' ? isRegisteredEmail(database(), address) : hasEmail(address)
    return context.json(success(await isTaken))
  })
  .post('/auth/forget-password', browser(), body(object({ email: email() })), async (context) => {
    const caller = callerOf(context)
    await countAttempt(accountLimits.code, caller.address)
    return context.json(success(await requestReset(context.req.valid('json').email, caller)))
  })
  .post('/auth/otp/code', browser(), loadSession, body(otpRequest, explainCode), async (context) => {
    const caller = callerOf(context)
    await countAttempt(accountLimits.code, caller.address)
    const wish = context.req.valid('json')
    return context.json(
      success(await sendCode(wish, { callerId: context.get('session')?.userId ?? null, caller })),
    )
  })
  .post(
    '/auth/otp/verify',
    browser({ signsIn: true, tellsMember: true, hasOwn401: true }),
    loadSession,
    body(otpCheck, explainCode),
    async (context) => {
      const caller = callerOf(context)
      await countAttempt(accountLimits.guess, caller.address)
      const guess = context.req.valid('json')
      const callerId = context.get('session')?.userId ?? null
      const { member, token, uid, code, proof } = await acceptCode(guess, { callerId, caller })
      return context.json(
        success({
          ...(uid && { uid, code }),
          ...(proof && { proof }),
          ...(member && (await signInView({ member, token }))),
        }),
      )
    },
  )
  .post(
    '/auth/set-password',
    browser({ hasOwn401: true }),
    loadSession,
    body(setPasswordSchema),
    async (context) => {
      const caller = callerOf(context)
      await countAttempt(accountLimits.guess, caller.address)
      await setPassword(context.req.valid('json'), context.get('session'), caller)
      return context.json(success({}))
    },
  )
  .post(
    '/auth/change-password',
    browser({ hasOwn401: true }),
    requireMember,
    body(changePasswordSchema, explainChange),
    async (context) => {
      const change = context.req.valid('json')
      await changePassword(change, context.get('session'), callerOf(context))
      return context.json(success({}))
    },
  )
  .get(
    '/user/me',
    browser({ tellsMember: true }),
    requireMember,
    query(object({ filter: string().max(500) })),
    async (context) => {
      const wish = parseJson(
        'filter',
        context.req.valid('query').filter,
        object({ get_user_address: boolean() }),
      )
      const member = await memberById(database(), context.get('memberId'))
      return context.json(success(await userView(database(), member, wish.get_user_address)))
    },
  )
  .put(
    '/users/:id',
    browser({ tellsMember: true, params: { id: NUMBER_PARAM } }),
    requireMember,
    body(profileChangeSchema),
    async (context) => {
      const member = await changeProfile(idParam(context.req.param('id')), context.req.valid('json'), {
        memberId: context.get('memberId'),
        caller: callerOf(context),
      })
      return context.json(success(await userView(database(), member, true)))
    },
  )
  .get('/profile', browser(), query(object({ filter: string().max(500).required() })), async (context) => {
    const { user_name } = parseJson(
      'filter',
      context.req.valid('query').filter,
      object({ user_name: string().max(60).required() }),
    )
    return context.json(success(await publicProfile(database(), user_name)))
  })
  .get('/user/me/referral', browser(), requireMember, async (context) =>
    context.json(success(await referralTotals(database(), context.get('memberId')))),
  )
  .post('/user/me/referral', browser(), requireMember, body(referral), async (context) => {
    const { link_invitation, is_share_image_invitation } = context.req.valid('json')
    const kind = is_share_image_invitation ? 'image' : 'link'
    await countAttempt(accountLimits['own-data'], String(context.get('memberId')))
    await recordShare(database(), context.get('memberId'), kind, link_invitation)
    return context.json(success({ link: link_invitation }))
  })
  .get('/feature-toggles', browser(), query(object({ filter: string().max(2_000) })), async (context) => {
    const filter = parseJson('filter', context.req.valid('query').filter, toggleFilter)
    return context.json(success(await listToggles(database(), filter)))
  })
  .get('/countries', browser(), query(listQuery({ limit: 150, maxLimit: 150 })), (context) => {
    const { skip, limit } = context.req.valid('query')
    const { data, total } = listCountries({ skip, limit })
    return context.json(page(data, total, { skip, limit }))
  })
  .route('/', memberApp)

export type AccountApp = typeof accountApp
