import 'server-only'
import { exchangeCode } from './exchange'
import { type Flow, withQuery } from './flow'
import { setting } from './setting'

/** Zalo's OAuth v4 with PKCE, always by SHA-256; it has names of its own for the client and its secret. */
export const zalo: Flow = {
  isOn: () => setting('ZALO_APP_ID') !== '' && setting('ZALO_APP_SECRET') !== '',
  authorizationUrl: ({ redirectUri, state, challenge }) =>
    withQuery(setting('ZALO_AUTH_URL', 'https://oauth.zaloapp.com/v4/permission'), {
      app_id: setting('ZALO_APP_ID'),
      redirect_uri: redirectUri,
      code_challenge: challenge,
      state,
    }),
  exchange: ({ code, verifier }) =>
    exchangeCode(
      'zalo',
      setting('ZALO_TOKEN_URL', 'https://oauth.zaloapp.com/v4/access_token'),
      {
        grant_type: 'authorization_code',
        code,
        app_id: setting('ZALO_APP_ID'),
        code_verifier: verifier,
      },
      { secret_key: setting('ZALO_APP_SECRET') },
    ),
  // No error of its own is known for a refusal: who agreed brings a code.
  isCancelled: (answer) => !answer.has('code'),
}
