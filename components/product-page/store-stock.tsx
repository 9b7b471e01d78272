'use client'

import { type ComponentType, type ReactNode, type SyntheticEvent, useState } from 'react'
import type { ShelvesProps } from '@/components/stores/shelves'
import { toast } from '@/components/toasts/toast'
import { useChoice } from './choice-context'

/** "Xem hàng tại cửa hàng": whether the stores have what is chosen. Asked for, code and answer, when it is opened; its `<summary>` is given. */
export function StoreStock({ children }: { children: ReactNode }) {
  const { chosen } = useChoice()
  const [isOpen, setOpen] = useState(false)
  const [shelves, setShelves] = useState<{ Shelves: ComponentType<ShelvesProps> } | null>(null)

  const onToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    setOpen(currentTarget.open)
    if (!currentTarget.open || shelves) return
    import('@/components/stores/shelves').then(setShelves, () => toast.error())
  }
  return (
    <details onToggle={onToggle} className="group/stores border-y border-line text-sm">
      {children}
      <div className="min-h-44 pb-4">
        {isOpen && shelves && <shelves.Shelves combinationId={chosen.id} kind={chosen.name} />}
      </div>
    </details>
  )
}
