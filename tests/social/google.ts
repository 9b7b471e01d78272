import { answer, bearerOf, type Call, isVerifierOf, type Protocol } from './call'
import type { Grants } from './grants'

const appId = 'stand-in.apps.googleusercontent.com'
const secret = 'google-stand-in-secret'
const refused = (error: string, status = 400) => answer({ error, error_description: 'Bad Request' }, status)

function token({ form }: Call, grants: Grants) {
  if (form.get('client_id') !== appId || form.get('client_secret') !== secret)
    return refused('invalid_client', 401)
  const grant = grants.takeCode('google', form.get('code'))
  if (
    form.get('grant_type') !== 'authorization_code' ||
    grant?.redirectUri !== form.get('redirect_uri') ||
    !isVerifierOf(grant?.challenge ?? null, form.get('code_verifier'))
  )
    return refused('invalid_grant')
  return answer({
    access_token: grants.newToken(grant),
    expires_in: 3_599,
    scope: 'openid email profile',
    token_type: 'Bearer',
    id_token: 'not.read.here',
  })
}

function tokeninfo(call: Call, grants: Grants) {
  const grant = grants.token('google', call.form.get('access_token'))
  if (call.method !== 'POST' || !grant) return refused('invalid_token')
  const seconds = Math.ceil((grant.expiresAt - Date.now()) / 1_000)
  // Google writes numbers and booleans as texts here.
  return answer({
    azp: grant.appId,
    aud: grant.appId,
    sub: grant.person.subject,
    scope: 'openid https://www.googleapis.com/auth/userinfo.email',
    exp: String(Math.floor(grant.expiresAt / 1_000)),
    expires_in: String(seconds),
    email: grant.person.email,
    email_verified: String(grant.person.email_verified ?? false),
    access_type: 'online',
  })
}

function userinfo(call: Call, grants: Grants) {
  const grant = grants.token('google', bearerOf(call))
  if (!grant) return refused('invalid_request', 401)
  const { subject, ...person } = grant.person
  return answer({ sub: subject, ...person })
}

export const google: Protocol = {
  name: 'google',
  appId,
  secret,
  clientParameter: 'client_id',
  usesPkce: true,
  deniedAnswer: { error: 'access_denied' },
  answer(call, grants) {
    if (call.path === '/token') return token(call, grants)
    if (call.path === '/tokeninfo') return tokeninfo(call, grants)
    if (call.path === '/userinfo') return userinfo(call, grants)
    return refused('not_found', 404)
  },
}
