import { api } from '@/lib/client/api'

/** Records that an invitation was shared. The share itself has happened, so a failure is silent. */
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
