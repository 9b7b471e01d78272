'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import type { Page } from '@/domain/envelope'
import { withInstruction } from '@/lib/client/failure'
import type { usePage } from '@/lib/client/use-data'
import { ReviewsSkeleton } from './reviews-skeleton'

interface LoadedPageProps<T> {
  /** the answer of `usePage` */
  page: Pick<ReturnType<typeof usePage<T>>, 'data' | 'error' | 'isValidating' | 'mutate'>
  /** shown when the list is empty */
  empty: ReactNode
  children: (page: Page<T>) => ReactNode
}

/** A list of the profile in its states: loading, failed with another try, empty, or there. */
export function LoadedPage<T>({ page, empty, children }: LoadedPageProps<T>) {
  const t = useTranslations('profile.written')
  const { data, error, isValidating, mutate } = page
  // With a page kept from before, a failed one would look like an answer.
  if (error !== undefined)
    return (
      <div role="alert" className="mt-4 grid justify-items-start gap-3">
        <p>{withInstruction(t('failed'), error)}</p>
        <Button
          variant="secondary"
          aria-disabled={isValidating || undefined}
          onClick={() => !isValidating && void mutate()}
        >
          {t('retry')}
        </Button>
      </div>
    )
  if (!data) return <ReviewsSkeleton label={t('loading')} />
  return data.total === 0 ? empty : children(data)
}
