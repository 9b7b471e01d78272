'use client'

import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { CONTROL } from '@/components/forms/fields/field-frame'
import { Icon } from '@/components/ui/icon'
import type { OldAddress } from '@/domain/account/old-address'
import { useOldAddresses } from './regions'

/** Debounce of the lookup while typing. */
const PAUSE_MS = 300

/** For shoppers who know their district and ward of before the reform of 2025: finds today's ward. */
export function OldAddressHelp({ onChoose }: { onChoose: (place: OldAddress) => void }) {
  const t = useTranslations('address.old')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState({ district: '', ward: '' })
  const [asked, setAsked] = useState(typed)
  const { found, hasFailed, isLoading } = useOldAddresses(asked)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])

  const say = () => {
    if (hasFailed) return t('failed')
    if (isLoading) return t('loading')
    return found?.length === 0 ? t('nothing') : ''
  }
  // These two fields only search; they must not submit the form around them.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
  }

  return (
    <div className="rounded-md bg-sand">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full items-center justify-between gap-2 px-3.5 text-left text-sm font-semibold"
      >
        {t('question')}
        <Icon name="chevron-down" className={`shrink-0 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <div id={id} hidden={!isOpen} onKeyDown={onKeyDown} className="grid gap-3 px-3.5 pb-3.5">
        <p className="text-sm text-muted">{t('text')}</p>
        <div className="grid grid-cols-2 gap-3">
          {(['district', 'ward'] as const).map((part) => (
            <label key={part} className="grid gap-1.5 text-sm font-semibold">
              {t(part)}
              <input
                type="text"
                autoComplete="off"
                placeholder={t(`${part}Example`)}
                value={typed[part]}
                onChange={(event) => setTyped({ ...typed, [part]: event.target.value })}
                className={`${CONTROL} font-normal`}
              />
            </label>
          ))}
        </div>
        <p role="status" className="text-sm text-muted empty:hidden">
          {say()}
        </p>
        {found && found.length > 0 && (
          <ul className="max-h-60 divide-y divide-line overflow-y-auto rounded-md bg-white">
            {found.map((place) => (
              <li key={`${Object.values(place.old).join('/')}/${place.ward.code}`}>
                <button
                  type="button"
                  onClick={() => {
                    onChoose(place)
                    setOpen(false)
                  }}
                  className="grid min-h-14 w-full content-center px-3.5 py-2 text-left hover:bg-sand"
                >
                  <span className="text-sm text-muted">
                    {[place.old.ward, place.old.district, place.old.province].join(', ')}
                  </span>
                  <span className="font-semibold">
                    {t('now', { ward: place.ward.name, province: place.province.name })}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
