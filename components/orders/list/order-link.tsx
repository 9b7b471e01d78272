'use client'

import type { MouseEvent, ReactNode } from 'react'
import { orderPath } from '../filter/filter-url'
import { useOrderCommands } from '../actions/commands'

/** A link to an order. Followed plainly it opens here, so that the list stays as it is. */
export function OrderLink({
  id,
  className,
  children,
}: {
  id: string
  className?: string
  children: ReactNode
}) {
  const { open } = useOrderCommands()
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open(id)
  }
  return (
    <a href={orderPath(id)} onClick={onClick} data-order={id} className={className}>
      {children}
    </a>
  )
}
