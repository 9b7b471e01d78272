import { createHmac } from 'node:crypto'
import { boolean, object, string } from 'yup'
import { settings } from '@/settings'
import { callProvider, invalidToken } from './provider-request'
import { type Adapter, socialProfileFrom } from './social-profile'

const FIELDS = 'id,name,first_name,last_name,email,picture.width(400).height(400)'

const tokenSchema = object({
  data: object({
    is_valid: boolean().required(),
    app_id: string().nullable(),
    user_id: string().nullable(),
  }).required(),
})

const personSchema = object({
  id: string().max(255).required(),
  email: string().nullable(),
  name: string().nullable(),
  first_name: string().nullable(),
  last_name: string().nullable(),
  picture: object({ data: object({ url: string().nullable() }) }),
})

function address(path: string, query: Record<string, string>): URL {
  const url = new URL(`${settings.FACEBOOK_GRAPH_URL}/${path}`)
  url.search = new URLSearchParams(query).toString()
  return url
}

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

/**
 * Facebook: asked with the app's own token whether this one is a valid token of the shop's app, then for the person.
 * It does not say whether an address is verified, so none counts as verified.
 */
export const facebook: Adapter = {
  isOn: () => settings.FACEBOOK_APP_ID !== '' && settings.FACEBOOK_APP_SECRET !== '',

  async personOf(accessToken) {
    const appId = settings.FACEBOOK_APP_ID
    const secret = settings.FACEBOOK_APP_SECRET
    // A failure of this call is about the app's own token: about the shop's settings, not about the visitor.
    const { data: token } = await callProvider({
      provider: 'facebook',
      url: address('debug_token', { input_token: accessToken }),
      init: bearer(`${appId}|${secret}`),
      schema: tokenSchema,
    })
    if (!token.is_valid) throw invalidToken('facebook', 'not valid')
    if (token.app_id !== appId) throw invalidToken('facebook', 'another app')
    const profile = await callProvider({
      provider: 'facebook',
      url: address('me', {
        fields: FIELDS,
        appsecret_proof: createHmac('sha256', secret).update(accessToken).digest('hex'),
      }),
      init: bearer(accessToken),
      schema: personSchema,
      refusals: [400, 401],
    })
    if (profile.id !== token.user_id) throw invalidToken('facebook', 'two people')
    return socialProfileFrom({
      provider: 'facebook',
      subject: profile.id,
      email: profile.email,
      firstName: profile.first_name,
      lastName: profile.last_name,
      name: profile.name,
      picture: profile.picture.data.url,
    })
  },
}
