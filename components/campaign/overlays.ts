import type { OverlayDeclaration } from '@/components/overlays/declaration'

export interface RedeemProps {
  campaignId: string
  prizeId: string
}

/** A prize for tokens: confirm or form step, then success (GAM-06). */
export const campaignRedeemOverlay: OverlayDeclaration<RedeemProps> = {
  name: 'campaign-redeem',
  load: () => import('./tokens/redeem'),
  texts: ['campaignPlay', 'form'],
}

export interface VoteProps {
  campaignId: string
  /** key of the vote section */
  section: string
  title: string
  /** those to choose among, with their names */
  choices: readonly { id: string; name: string }[]
  isChangeable: boolean
  /** how often a member votes */
  once: 'member' | 'day'
  /** the choice that was pressed; without it the status alone */
  choice?: string
}

/** The status of a vote, and the vote itself (OVL-28, GAM-25). */
export const campaignVoteOverlay: OverlayDeclaration<VoteProps> = {
  name: 'campaign-vote',
  load: () => import('./vote/vote-status'),
  texts: ['campaignPlay'],
}
