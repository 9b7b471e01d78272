'use client'

import { openOverlay } from '@/components/overlays/store'
import { Button } from '@/components/ui/button'
import { type RedeemProps, campaignRedeemOverlay } from '../overlays'

/** Opens the redemption of a prize. */
export function RedeemButton({ text, label, ...prize }: RedeemProps & { text: string; label: string }) {
  return (
    <Button
      aria-label={label}
      aria-haspopup="dialog"
      className="w-full noscript:hidden"
      onClick={() => openOverlay(campaignRedeemOverlay, prize)}
    >
      {text}
    </Button>
  )
}
