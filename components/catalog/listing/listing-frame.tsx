'use client'

import { useRouter } from 'next/navigation'
import { type MouseEvent, type ReactNode, type SubmitEvent, useTransition } from 'react'
import { followedPath } from '@/lib/client/browser/followed-path'

const loadNarrowing = () => import('./narrowing/narrowing')

/**
 * Carries out the links and forms that narrow a listing without loading a new document. One listener for all: there are more than a hundred
 * filter links, recognised by `rel="nofollow"`. The shopper stays at the list, and the focus on the control that was used.
 */
export function ListingFrame({ children }: { children: ReactNode }) {
  const router = useRouter()
  const [isGoing, startGoing] = useTransition()
  const go = (address: string) => {
    const { activeElement } = document
    // Without its code the list is narrowed all the same.
    loadNarrowing().then(
      ({ keepPlace }) => keepPlace(activeElement),
      () => undefined,
    )
    startGoing(() => router.push(address, { scroll: false }))
  }

  const onClick = (event: MouseEvent) => {
    const path = followedPath(event)
    if (path === null || !(event.target instanceof Element && event.target.closest('[rel=nofollow]'))) return
    event.preventDefault()
    go(path)
  }

  const onSubmit = (event: SubmitEvent) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.method !== 'get') return
    event.preventDefault()
    loadNarrowing().then(
      ({ formAddress }) => go(formAddress(form)),
      () => form.submit(),
    )
  }

  return (
    <div
      aria-busy={isGoing}
      onClick={onClick}
      onSubmit={onSubmit}
      className="transition-opacity aria-busy:opacity-60"
    >
      {children}
    </div>
  )
}
