'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { usePage } from '@/lib/client/use-data'
import type { Address } from '@/lib/client/api-types'
import { withInstruction } from '@/lib/client/failure'
import type { Page } from '@/domain/envelope'

interface WindowTexts {
  loading: string
  failed: string
  retry: string
  more: string
}

interface WindowListProps<Item> {
  addressOf: (window: { skip: string; limit: string }) => Address<Page<Item>>
  limit: number
  texts: WindowTexts
  /** in the place of a list without items */
  empty: ReactNode
  render: (items: readonly Item[]) => ReactNode
  className?: string
}

interface WindowProps<Item> extends Omit<WindowListProps<Item>, 'className'> {
  skip: number
  isLast: boolean
  onMore: () => void
}

/** A list that is loaded in windows, one below the other. What is shown stays when a later window fails. */
export function WindowList<Item>(props: WindowListProps<Item>) {
  const [count, setCount] = useState(1)
  return (
    <div className={props.className}>
      {Array.from({ length: count }, (_, index) => (
        <Window
          key={index}
          {...props}
          skip={index * props.limit}
          isLast={index === count - 1}
          onMore={() => setCount(count + 1)}
        />
      ))}
    </div>
  )
}

function Window<Item>({ skip, limit, isLast, onMore, addressOf, texts, empty, render }: WindowProps<Item>) {
  const { data, error, isLoading, mutate } = usePage(
    addressOf({ skip: String(skip), limit: String(limit) }),
    { shouldRetryOnError: false },
  )
  if (!data && error)
    return (
      <div role="alert" className="grid justify-items-start gap-3 py-6">
        <p>{withInstruction(texts.failed, error)}</p>
        <Button variant="secondary" disabled={isLoading} onClick={() => void mutate()}>
          {texts.retry}
        </Button>
      </div>
    )
  if (!data)
    return (
      <div role="status" aria-label={texts.loading} className="grid animate-pulse gap-3 py-4">
        {[0, 1, 2].map((row) => (
          <span key={row} className="h-16 rounded-md bg-sand" />
        ))}
      </div>
    )
  if (data.total === 0) return empty
  return (
    <>
      {render(data.data)}
      {isLast && data.total > skip + data.data.length && data.data.length > 0 && (
        <p className="mt-5 text-center">
          <Button variant="secondary" onClick={onMore}>
            {texts.more}
          </Button>
        </p>
      )}
    </>
  )
}
