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
    <div className="empty-state mt-4 py-12">
      <Icon name={icon} size={36} />
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  )
}
