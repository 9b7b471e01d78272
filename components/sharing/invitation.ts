import { recordShare } from '@/lib/client/member/record-share'
import { copyText, type CopyTexts } from './copy-text'
import { shareLink } from './share-link'

interface Invitation {
  /** absolute */
  link: string
  title: string
  text: string
}

/** Shares a member's invitation, and records that it was shared (ACC-11). */
export async function shareInvitation({ link, ...what }: Invitation, texts: CopyTexts): Promise<void> {
  if (await shareLink({ url: link, ...what }, texts)) await recordShare(link, 'link')
}

/** The same by copying a text with the link in it. */
export async function copyInvitation(text: string, link: string, texts: CopyTexts): Promise<void> {
  if (await copyText(text, texts)) await recordShare(link, 'link')
}
