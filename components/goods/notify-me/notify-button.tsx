'use client'

import { openOverlay } from '@/components/overlays/store'
import { Button } from '@/components/ui/button'
import { type AwaitedGoods, notifyMeOverlay } from './overlays'

interface NotifyButtonProps {
  goods: AwaitedGoods
  label: string
  size?: 'md' | 'lg'
  className?: string
}

/** "Báo tôi khi có hàng" for a sold-out combination. */
export function NotifyButton({ goods, label, size = 'lg', className }: NotifyButtonProps) {
  return (
    <Button
      size={size}
      className={className}
      aria-haspopup="dialog"
      onClick={() => openOverlay(notifyMeOverlay, goods)}
    >
      {label}
    </Button>
  )
}
