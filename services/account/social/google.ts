import { boolean, number, object, string } from 'yup'
import { settings } from '@/settings'
import { callProvider, invalidToken } from './provider-request'
import { type Adapter, socialProfileFrom } from './social-profile'

const tokenSchema = object({
  aud: string().required(),
  azp: string().nullable(),
  sub: string().nullable(),
  expires_in: number().required(),
})

const personSchema = object({
  sub: string().max(255).required(),
  email: string().nullable(),
  email_verified: boolean().default(false),
  name: string().nullable(),
  given_name: string().nullable(),
  family_name: string().nullable(),
  picture: string().nullable(),
})

const REFUSALS = [400, 401, 403]

/** Google: the token must be made for the shop's client; the person comes from OpenID Connect's userinfo. */
export const google: Adapter = {
  isOn: () => settings.GOOGLE_CLIENT_ID !== '' && settings.GOOGLE_CLIENT_SECRET !== '',

  async personOf(accessToken) {
    const [token, profile] = await Promise.all([
      callProvider({
        provider: 'google',
        url: settings.GOOGLE_TOKENINFO_URL,
        init: { method: 'POST', body: new URLSearchParams({ access_token: accessToken }) },
        schema: tokenSchema,
        refusals: REFUSALS,
      }),
      callProvider({
        provider: 'google',
        url: settings.GOOGLE_USERINFO_URL,
        init: { headers: { authorization: `Bearer ${accessToken}` } },
        schema: personSchema,
        refusals: REFUSALS,
      }),
    ])
    // Apps of the same project name the web client as `aud` or present themselves as `azp`.
    if (![token.aud, token.azp].includes(settings.GOOGLE_CLIENT_ID))
      throw invalidToken('google', 'another app')
    if (token.expires_in <= 0) throw invalidToken('google', 'expired')
    if (token.sub && token.sub !== profile.sub) throw invalidToken('google', 'two people')
    return socialProfileFrom({
      provider: 'google',
      subject: profile.sub,
      email: profile.email,
      isEmailVerified: profile.email_verified,
      firstName: profile.given_name,
      lastName: profile.family_name,
      name: profile.name,
      picture: profile.picture,
    })
  },
}
