'use client'

import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { CONTROL, FieldFrame } from '@/components/forms/fields/field-frame'
import { useField } from '@/components/forms/fields/use-field'
import { Icon } from '@/components/ui/icon'
import type { Region } from '@/domain/account/address'
import { stripDiacritics } from '@/domain/text'
import { PlaceList } from './place-list'
import type { Regions } from './regions'

interface PlaceFieldProps {
  name: 'province_code' | 'ward_code'
  label: string
  regions: Regions
  /** hint while nothing can be chosen yet */
  blocked?: string
  /** shown when no name matches the typed text */
  nothing?: string
  onChoose?: () => void
}

const fold = (text: string) => stripDiacritics(text).toLowerCase()

/** Places whose name contains the typed text, with or without diacritics; names that start with it come first. */
function matching(regions: readonly Region[], typed: string): readonly Region[] {
  const wanted = fold(typed.trim())
  if (wanted === '') return regions
  const found = regions.filter(({ name }) => fold(name).includes(wanted))
  const beginsSo = ({ name }: Region) =>
    new RegExp(`^(?:(?:thanh pho|phuong|xa|dac khu) )?${wanted.replace(/\W/g, '.')}`).test(fold(name))
  return [...found.filter(beginsSo), ...found.filter((region) => !beginsSo(region))]
}

/** Combobox: chooses a place from a long list by a part of its name. */
export function PlaceField({
  name,
  label,
  regions: { regions, hasFailed, retry },
  blocked,
  nothing,
  onChoose,
}: PlaceFieldProps) {
  const t = useTranslations('address.place')
  const { field } = useController<Record<string, string>>({ name })
  const { id, error, aria } = useField(name, Boolean(blocked))
  /** the text being typed; null while the chosen place is shown */
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const chosen = regions?.find(({ code }) => code === field.value)
  const found = matching(regions ?? [], typed ?? '')

  const show = () => {
    setOpen(true)
    setActive(Math.max(0, typed === null && chosen ? found.indexOf(chosen) : 0))
  }
  const hide = () => {
    setOpen(false)
    setTyped(null)
  }
  const choose = (region: Region) => {
    if (region.code !== field.value) {
      field.onChange(region.code)
      onChoose?.()
    }
    hide()
  }

  const step = (by: number) => {
    if (!isOpen) show()
    else if (found.length > 0) setActive((active + by + found.length) % found.length)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method (Telex, VNI) composes a letter, the keys belong to it.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      step(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      const region = found[active]
      if (region) choose(region)
    } else if (event.key === 'Escape' && isOpen) {
      // Closes the list, not the overlay around it.
      event.preventDefault()
      event.stopPropagation()
      hide()
    }
  }

  return (
    <FieldFrame id={id} label={label} hint={blocked} error={error}>
      <div className="relative">
        <input
          ref={(node) => {
            input.current = node
            field.ref(node)
          }}
          id={id}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && found[active] ? `${id}-${found[active].code}` : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={t('placeholder')}
          disabled={Boolean(blocked)}
          value={typed ?? chosen?.name ?? ''}
          onChange={(event) => {
            setTyped(event.target.value)
            setOpen(true)
            setActive(0)
          }}
          onFocus={(event) => event.target.select()}
          onClick={show}
          onBlur={() => {
            hide()
            field.onBlur()
          }}
          onKeyDown={onKeyDown}
          className={`${CONTROL} pr-11`}
          {...aria}
        />
        <Icon
          name="chevron-down"
          className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-muted"
        />
      </div>
      {isOpen && (
        <PlaceList
          id={id}
          label={label}
          regions={regions && found}
          active={active}
          chosenCode={field.value}
          nothing={nothing ?? t('nothing')}
          hasFailed={hasFailed}
          onRetry={retry}
          onChoose={choose}
        />
      )}
    </FieldFrame>
  )
}
