'use client'

import { type ComponentType, type ReactNode, useState } from 'react'
import type { StoreAvailabilityProps } from '@/components/stores/store-availability'
import { toast } from '@/components/toasts/toast'
import { useChoice } from './choice-context'

/**
 * "Xem hàng tại cửa hàng": stock of the chosen combination in the stores. Code and data are loaded when it is opened; its `<summary>` is
 * passed in.
 */
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
      // Opened before hydration, it has sent no event.
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
