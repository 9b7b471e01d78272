import { api } from '@/lib/client/api'

/** Notes that an invitation was shared. It went out already, so a failure here is silent. */
export async function recordShare(link: string, kind: 'link' | 'image'): Promise<void> {
  await api.account.user.me.referral
    .$post({
      json: {
        link_invitation: link,
        ...(kind === 'image' ? { is_share_image_invitation: true } : { is_share_link_invitation: true }),
      },
    })
    .catch(() => undefined)
}
