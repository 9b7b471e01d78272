import 'server-only'
import { exchangeCode } from './exchange'
import { type Flow, isAccessDenied, withQuery } from './flow'
import { setting } from './setting'

/** The login dialog of hand-made flows. Its PKCE belongs to the id tokens of another flow still in testing: state and secret guard the code. */
export const facebook: Flow = {
  isOn: () => setting('FACEBOOK_APP_ID') !== '' && setting('FACEBOOK_APP_SECRET') !== '',
  authorizationUrl: ({ redirectUri, state }) =>
    withQuery(setting('FACEBOOK_AUTH_URL', 'https://www.facebook.com/v21.0/dialog/oauth'), {
      client_id: setting('FACEBOOK_APP_ID'),
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'public_profile,email',
      // Asks again for an address that was not granted the first time.
      auth_type: 'rerequest',
      state,
    }),
  exchange: ({ code, redirectUri }) =>
    exchangeCode(
      'facebook',
      `${setting('FACEBOOK_GRAPH_URL', 'https://graph.facebook.com/v21.0')}/oauth/access_token`,
      {
        code,
        redirect_uri: redirectUri,
        client_id: setting('FACEBOOK_APP_ID'),
        client_secret: setting('FACEBOOK_APP_SECRET'),
      },
    ),
  isCancelled: (answer) => isAccessDenied(answer) || answer.get('error_reason') === 'user_denied',
}
