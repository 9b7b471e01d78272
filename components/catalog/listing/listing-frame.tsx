'use client'

import { useRouter } from 'next/navigation'
import { type MouseEvent, type ReactNode, type SubmitEvent, useTransition } from 'react'

interface ListingFrameProps {
  /** the page keeps its scroll position (RTE-50: brand and category promo pages) */
  keepsPlace: boolean
  children: ReactNode
}

/**
 * Carries out the links and forms that narrow a listing without loading a new document. One listener for all: there are more than a hundred
 * filter links, recognised by `rel="nofollow"`.
 */
export function ListingFrame({ keepsPlace, children }: ListingFrameProps) {
  const router = useRouter()
  const [isGoing, startGoing] = useTransition()
  const go = (address: string) => startGoing(() => router.push(address, { scroll: !keepsPlace }))

  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[rel="nofollow"]') : null
    if (!link) return
    event.preventDefault()
    go(link.pathname + link.search)
  }

  const onSubmit = (event: SubmitEvent) => {
    if (!(event.target instanceof HTMLFormElement) || event.target.method !== 'get') return
    event.preventDefault()
    go(formAddress(event.target))
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

/** The address of a plain GET form: fields of one name form one list, empty ones are left out. */
function formAddress(form: HTMLFormElement): string {
  const fields = new Map<string, string[]>()
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement) || !field.name) continue
    fields.set(field.name, [...(fields.get(field.name) ?? []), field.value.trim()])
  }
  const query = [...fields]
    .filter(([, values]) => values.some((value) => value !== ''))
    .map(([name, values]) => `${name}=${encodeURIComponent(values.join(',')).replace(/%2C/g, ',')}`)
    .join('&')
  const { pathname } = new URL(form.action)
  return query ? `${pathname}?${query}` : pathname
}
