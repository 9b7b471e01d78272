'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import type { Region } from '@/domain/account/address'

interface PlaceListProps {
  id: string
  label: string
  /** the matching places; undefined while loading */
  regions?: readonly Region[]
  active: number
  chosenCode?: string
  /** shown when no name matches */
  nothing: string
  hasFailed: boolean
  onRetry: () => void
  onChoose: (region: Region) => void
}

/** The list below a place's field. It is part of the flow, so that a phone's keyboard pushes it into view with the field. */
export function PlaceList({
  id,
  label,
  regions,
  active,
  chosenCode,
  nothing,
  hasFailed,
  onRetry,
  onChoose,
}: PlaceListProps) {
  const t = useTranslations('address.place')
  const current = useRef<HTMLLIElement>(null)
  useEffect(() => {
    // Returns a promise in newer browsers, which is not a clean-up function.
    current.current?.scrollIntoView({ block: 'nearest' })
  }, [active])

  return (
    <>
      <ul
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        className="max-h-60 overflow-y-auto overscroll-contain rounded-md border border-line-strong bg-white empty:hidden"
      >
        {regions?.map((region, index) => (
          <li
            key={region.code}
            ref={index === active ? current : undefined}
            id={`${id}-${region.code}`}
            role="option"
            aria-selected={region.code === chosenCode}
            // Keeps the focus in the field, so that the phone's keyboard stays open.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(region)}
            className={`flex min-h-11 cursor-pointer items-center px-3.5 hover:bg-sand ${index === active ? 'bg-accent-soft' : ''} ${region.code === chosenCode ? 'font-semibold' : ''}`}
          >
            {region.name}
          </li>
        ))}
      </ul>
      <p role="status" className="text-sm text-muted empty:hidden">
        {regions ? regions.length === 0 && nothing : !hasFailed && t('loading')}
      </p>
      {hasFailed && !regions && (
        <button
          type="button"
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={onRetry}
          className="min-h-11 text-left text-sm font-semibold text-accent"
        >
          {t('retry')}
        </button>
      )}
    </>
  )
}
