'use client'

import type { CardItemsProps } from './card-items'
import { useCardList } from './use-card-list'

interface CardGridProps extends CardItemsProps {
  label?: string
  /** on a desktop: four, four beside a rail of filters, or six; on smaller screens three and two */
  columns: 'four' | 'beside-rail' | 'six'
}

/** Cards in columns. */
export function CardGrid({ label, columns, ...props }: CardGridProps) {
  const { key, list, after } = useCardList(props)
  return (
    <>
      <ul key={key} aria-label={label} className="card-grid" data-columns={columns} {...list} />
      {after}
    </>
  )
}
