'use client'

import { ShareButton, type ShareButtonTexts } from '@/components/sharing/share-button'
import { toast } from '@/components/toasts/toast'
import { fillText } from '@/components/ui/fill-text'
import { getSession } from '@/lib/client/member/session'

interface CampaignShareButtonProps {
  campaignId: string
  /** path of the campaign's page */
  link: string
  title: string
  text: string
  /** whether a share brings a member tokens */
  isRewarded: boolean
  /** `counted` with `{count}` */
  texts: ShareButtonTexts & Record<'counted' | 'again' | 'failed', string>
}

/** Shares a campaign's page; a member's share is reported where it brings tokens. */
export function CampaignShareButton({ campaignId, isRewarded, texts, ...link }: CampaignShareButtonProps) {
  const report = async () => {
    if (!isRewarded || getSession() !== 'member') return
    try {
      const { reportShare } = await import('./report-share')
      const tokens = await reportShare(campaignId)
      toast.show(tokens > 0 ? fillText(texts.counted, { count: tokens }) : texts.again)
    } catch {
      toast.error(texts.failed)
    }
  }
  return <ShareButton {...link} texts={texts} onShared={report} />
}
