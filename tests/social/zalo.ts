import { createHmac } from 'node:crypto'
import { answer, type Call, headerOf, isVerifierOf, type Protocol } from './call'
import type { Grants } from './grants'

const appId = '2000000000000000001'
const secret = 'zalo-stand-in-secret'

/** Zalo says what is wrong with status 200 and a number. */
const wrong = (error: number, name: string) =>
  answer({ error, error_name: name, error_reason: name, message: name })

function token(call: Call, grants: Grants) {
  const { form } = call
  if (form.get('app_id') !== appId || headerOf(call, 'secret_key') !== secret)
    return wrong(-14_004, 'Invalid secret key')
  const grant = grants.takeCode('zalo', form.get('code'))
  if (
    !grant ||
    form.get('grant_type') !== 'authorization_code' ||
    !isVerifierOf(grant.challenge, form.get('code_verifier'))
  )
    return wrong(-14_019, 'Invalid authorization code')
  return answer({
    access_token: grants.newToken(grant),
    refresh_token: 'not-read-here',
    expires_in: '90000',
    refresh_token_expires_in: '7776000',
  })
}

function me(call: Call, grants: Grants) {
  const given = headerOf(call, 'access_token')
  const grant = grants.token('zalo', given)
  if (!given || !grant) return wrong(452, 'Session key invalid')
  // A proof is made with the secret of the app the token is for.
  const ownSecret = grant.appId === appId ? secret : `secret of ${grant.appId}`
  if (headerOf(call, 'appsecret_proof') !== createHmac('sha256', ownSecret).update(given).digest('hex'))
    return wrong(100, 'Invalid appsecret_proof')
  const { subject, name, picture } = grant.person
  return answer({
    is_sensitive: false,
    name,
    id: subject,
    error: 0,
    message: 'Success',
    picture: { data: { url: picture ?? 'https://stand-in.example/a.jpg' } },
  })
}

export const zalo: Protocol = {
  name: 'zalo',
  appId,
  secret,
  clientParameter: 'app_id',
  usesPkce: true,
  deniedAnswer: {},
  answer(call, grants) {
    if (call.path === '/access_token') return token(call, grants)
    if (call.path === '/v2.0/me') return me(call, grants)
    return answer({ error: 404, message: 'not found' }, 404)
  },
}
