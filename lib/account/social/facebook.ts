import 'server-only'
import { exchangeCode } from './exchange'
import { type ProviderFlow, isAccessDenied, withQuery } from './provider-flow'
import { settings } from '@/settings'

/** The login dialog of hand-made flows. Its PKCE belongs to the id tokens of another flow still in testing: state and secret guard the code. */
export const facebook: ProviderFlow = {
  isOn: () => settings.FACEBOOK_APP_ID !== '' && settings.FACEBOOK_APP_SECRET !== '',
  authorizationUrl: ({ redirectUri, state }) =>
    withQuery(settings.FACEBOOK_AUTH_URL, {
      client_id: settings.FACEBOOK_APP_ID,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'public_profile,email',
      // Asks again for an address that was not granted the first time.
      auth_type: 'rerequest',
      state,
    }),
  exchange: ({ code, redirectUri }) =>
    exchangeCode('facebook', `${settings.FACEBOOK_GRAPH_URL}/oauth/access_token`, {
      code,
      redirect_uri: redirectUri,
      client_id: settings.FACEBOOK_APP_ID,
      client_secret: settings.FACEBOOK_APP_SECRET,
    }),
  isCancelled: (answer) => isAccessDenied(answer) || answer.get('error_reason') === 'user_denied',
}
