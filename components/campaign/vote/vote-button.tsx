'use client'

import { openOverlay } from '@/components/overlays/store'
import { Button } from '@/components/ui/button'
import { campaignVoteOverlay, type VoteProps } from '../overlays'

interface VoteButtonProps extends VoteProps {
  text: string
  /** screen reader label, when the text alone does not say what is voted for */
  label?: string
  /** shows the status alone */
  isQuiet?: boolean
}

/** Opens the status of a vote, where the pressed choice is confirmed. */
export function VoteButton({ text, label, isQuiet = false, ...vote }: VoteButtonProps) {
  return (
    <Button
      variant={isQuiet ? 'quiet' : 'secondary'}
      aria-label={label}
      aria-haspopup="dialog"
      className={isQuiet ? 'noscript:hidden' : 'w-full noscript:hidden'}
      onClick={() => openOverlay(campaignVoteOverlay, vote)}
    >
      {text}
    </Button>
  )
}
