import { send } from '@/lib/client/api'

export const REFERRAL = '/api/account/user/me/referral'

/** Notes that an invitation was shared. It went out already, so a failure here is silent. */
export async function keepShare(link: string, kind: 'link' | 'image'): Promise<void> {
  await send('POST', REFERRAL, {
    link_invitation: link,
    [kind === 'image' ? 'is_share_image_invitation' : 'is_share_link_invitation']: true,
  }).catch(() => undefined)
}
