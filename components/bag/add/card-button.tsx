'use client'

import { CardIcon } from '@/components/catalog/card/card-icon'
import { Spinner } from '@/components/ui/spinner'
import type { AddRequest } from './add-request'
import { useAdd } from './use-add'

interface CardButtonProps extends AddRequest {
  /** screen reader label, with the product's name */
  label: string
  /** screen reader text while busy */
  busyLabel: string
}

/** Adds a card's product to the bag. */
export function CardButton({ label, busyLabel, ...request }: CardButtonProps) {
  const { isBusy, add } = useAdd(request)
  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-busy={isBusy}
        aria-haspopup={request.ask && 'dialog'}
        onClick={add}
        className="relative z-10 grid size-[44px] shrink-0 place-items-center rounded-full bg-accent-soft text-accent transition-colors hover:bg-accent hover:text-white"
      >
        {isBusy ? <Spinner className="size-5" /> : <CardIcon name="shopping-bag" className="size-[18px]" />}
      </button>
      <span role="status" className="sr-only">
        {isBusy ? busyLabel : ''}
      </span>
    </>
  )
}
