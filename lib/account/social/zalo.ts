import 'server-only'
import { exchangeCode } from './exchange'
import { type ProviderFlow, withQuery } from './provider-flow'
import { settings } from '@/settings'

/** Zalo's OAuth v4 with PKCE, always by SHA-256; it names the client and its secret differently. */
export const zalo: ProviderFlow = {
  isOn: () => settings.ZALO_APP_ID !== '' && settings.ZALO_APP_SECRET !== '',
  authorizationUrl: ({ redirectUri, state, challenge }) =>
    withQuery(settings.ZALO_AUTH_URL, {
      app_id: settings.ZALO_APP_ID,
      redirect_uri: redirectUri,
      code_challenge: challenge,
      state,
    }),
  exchange: ({ code, verifier }) =>
    exchangeCode(
      'zalo',
      settings.ZALO_TOKEN_URL,
      {
        grant_type: 'authorization_code',
        code,
        app_id: settings.ZALO_APP_ID,
        code_verifier: verifier,
      },
      { secret_key: settings.ZALO_APP_SECRET },
    ),
  // Zalo documents no error for a refusal: after consent there is a code.
  isCancelled: (answer) => !answer.has('code'),
}
