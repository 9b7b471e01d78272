import 'server-only'
import { exchangeCode } from './exchange'
import { type ProviderFlow, isAccessDenied, withQuery } from './provider-flow'
import { settings } from '@/settings'

/** OpenID Connect with PKCE. */
export const google: ProviderFlow = {
  isOn: () => settings.GOOGLE_CLIENT_ID !== '' && settings.GOOGLE_CLIENT_SECRET !== '',
  authorizationUrl: ({ redirectUri, state, challenge }) =>
    withQuery(settings.GOOGLE_AUTH_URL, {
      client_id: settings.GOOGLE_CLIENT_ID,
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
    exchangeCode('google', settings.GOOGLE_TOKEN_URL, {
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
      client_id: settings.GOOGLE_CLIENT_ID,
      client_secret: settings.GOOGLE_CLIENT_SECRET,
    }),
  isCancelled: isAccessDenied,
}
