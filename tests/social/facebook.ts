import { createHmac } from 'node:crypto'
import { answer, bearerOf, type Call, type Protocol } from './call'
import type { Grants } from './grants'

const appId = '100000000000001'
const secret = 'facebook-stand-in-secret'
const refused = (message: string, code: number, status = 400) =>
  answer({ error: { message, type: 'OAuthException', code, fbtrace_id: 'stand-in' } }, status)

function token({ form }: Call, grants: Grants) {
  if (form.get('client_id') !== appId || form.get('client_secret') !== secret)
    return refused('Error validating client secret.', 1)
  const grant = grants.takeCode('facebook', form.get('code'))
  if (grant?.redirectUri !== form.get('redirect_uri') || !grant)
    return refused('This authorization code has been used.', 100)
  return answer({ access_token: grants.newToken(grant), token_type: 'bearer', expires_in: 5_183_944 })
}

function debugToken(call: Call, grants: Grants) {
  if (bearerOf(call) !== `${appId}|${secret}`) return refused('Invalid OAuth access token signature.', 190)
  const grant = grants.token('facebook', call.query.get('input_token'))
  if (!grant)
    return answer({
      data: { error: { code: 190, message: 'Malformed access token' }, is_valid: false, scopes: [] },
    })
  return answer({
    data: {
      app_id: grant.appId,
      type: 'USER',
      application: 'Stand-in',
      expires_at: Math.floor(grant.expiresAt / 1_000),
      is_valid: true,
      scopes: ['email', 'public_profile'],
      user_id: grant.person.subject,
    },
  })
}

function me(call: Call, grants: Grants) {
  const given = bearerOf(call)
  const grant = grants.token('facebook', given)
  if (!given || !grant) return refused('Error validating access token: Session has expired.', 190, 401)
  if (call.query.get('appsecret_proof') !== createHmac('sha256', secret).update(given).digest('hex'))
    return refused('Invalid appsecret_proof provided in the API argument', 100)
  const { subject, name, given_name, family_name, email, picture } = grant.person
  return answer({
    id: subject,
    name,
    first_name: given_name,
    last_name: family_name,
    ...(email && { email }),
    picture: {
      data: {
        height: 400,
        width: 400,
        is_silhouette: !picture,
        url: picture ?? 'https://stand-in.example/a.jpg',
      },
    },
  })
}

export const facebook: Protocol = {
  name: 'facebook',
  appId,
  secret,
  clientParameter: 'client_id',
  usesPkce: false,
  deniedAnswer: { error: 'access_denied', error_code: '200', error_reason: 'user_denied' },
  answer(call, grants) {
    if (call.path === '/oauth/access_token') return token(call, grants)
    if (call.path === '/debug_token') return debugToken(call, grants)
    if (call.path === '/me') return me(call, grants)
    return refused('Unknown path components', 2_500, 404)
  },
}
