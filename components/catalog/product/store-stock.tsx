'use client'

import { type ComponentType, type ReactNode, useState } from 'react'
import type { StoreAvailabilityProps } from '@/components/stores/store-availability'
import { toast } from '@/components/toasts/toast'
import { useChoice } from './choice-context'

/** "Xem hàng tại cửa hàng": whether the stores have what is chosen. Asked for, code and answer, when it is opened; its `<summary>` is given. */
export function StoreStock({ children }: { children: ReactNode }) {
  const { chosen } = useChoice()
  const [isOpen, setOpen] = useState(false)
  const [code, setCode] = useState<{ StoreAvailability: ComponentType<StoreAvailabilityProps> } | null>(null)

  const follow = (details: HTMLDetailsElement) => {
    setOpen(details.open)
    if (!details.open || code) return
    import('@/components/stores/store-availability').then(setCode, (failure: unknown) =>
      toast.failure('open', failure),
    )
  }
  return (
    <details
      // Opened before the page came to life, it told nobody.
      ref={(details) => {
        if (details?.open) follow(details)
      }}
      onToggle={(event) => follow(event.currentTarget)}
      className="group/stores border-y border-line text-sm"
    >
      {children}
      <div className="min-h-44 pb-4">
        {isOpen && code && <code.StoreAvailability combinationId={chosen.id} kind={chosen.name} />}
      </div>
    </details>
  )
}
