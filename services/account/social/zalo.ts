import { createHmac } from 'node:crypto'
import { number, object, string } from 'yup'
import { settings } from '@/settings'
import { callProvider, invalidToken, providerFailed } from './provider-request'
import { type Adapter, socialProfileFrom } from './social-profile'

/** Zalo gives no personal data to a server outside Vietnam. */
const OUTSIDE_VIETNAM = -501

const personSchema = object({
  /** failures come with status 200 and a number here */
  error: number().default(0),
  id: string().max(255),
  name: string().nullable(),
  picture: object({ data: object({ url: string().nullable() }) }),
})

/**
 * Zalo: the proof by the app's secret binds the token to the shop's app; Zalo refuses it for a token of another one.
 * It knows no e-mail addresses.
 */
export const zalo: Adapter = {
  isOn: () => settings.ZALO_APP_ID !== '' && settings.ZALO_APP_SECRET !== '',

  async personOf(accessToken) {
    const proof = createHmac('sha256', settings.ZALO_APP_SECRET).update(accessToken).digest('hex')
    const profile = await callProvider({
      provider: 'zalo',
      url: `${settings.ZALO_GRAPH_URL}/me?fields=id,name,picture`,
      init: { headers: { access_token: accessToken, appsecret_proof: proof } },
      schema: personSchema,
      refusals: [400, 401, 403],
    })
    if (profile.error === OUTSIDE_VIETNAM) throw providerFailed('zalo', `error ${profile.error}`)
    if (profile.error !== 0) throw invalidToken('zalo', `error ${profile.error}`)
    if (!profile.id) throw providerFailed('zalo', 'no person named')
    return socialProfileFrom({
      provider: 'zalo',
      subject: profile.id,
      name: profile.name,
      picture: profile.picture.data.url,
    })
  },
}
