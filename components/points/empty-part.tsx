import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'

interface EmptyPartProps {
  icon: IconName
  title: string
  text: string
  /** the way on */
  children?: ReactNode
}

/** An empty list of the page of points, with what fills it. */
export function EmptyPart({ icon, title, text, children }: EmptyPartProps) {
  return (
    <div className="mt-4 grid justify-items-center gap-3 rounded-lg bg-sand px-6 py-12 text-center">
      <Icon name={icon} size={36} className="text-accent" />
      <h2 className="font-display text-xl font-normal">{title}</h2>
      <p className="max-w-sm text-muted">{text}</p>
      {children}
    </div>
  )
}
