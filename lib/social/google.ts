import 'server-only'
import { exchangeCode } from './exchange'
import { type Flow, isAccessDenied, withQuery } from './flow'
import { setting } from './setting'

/** OpenID Connect with PKCE. */
export const google: Flow = {
  isOn: () => setting('GOOGLE_CLIENT_ID') !== '' && setting('GOOGLE_CLIENT_SECRET') !== '',
  authorizationUrl: ({ redirectUri, state, challenge }) =>
    withQuery(setting('GOOGLE_AUTH_URL', 'https://accounts.google.com/o/oauth2/v2/auth'), {
      client_id: setting('GOOGLE_CLIENT_ID'),
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'openid email profile',
      state,
      code_challenge: challenge,
      code_challenge_method: 'S256',
      prompt: 'select_account',
      hl: 'vi',
    }),
  exchange: ({ code, redirectUri, verifier }) =>
    exchangeCode('google', setting('GOOGLE_TOKEN_URL', 'https://oauth2.googleapis.com/token'), {
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
      client_id: setting('GOOGLE_CLIENT_ID'),
      client_secret: setting('GOOGLE_CLIENT_SECRET'),
    }),
  isCancelled: isAccessDenied,
}
