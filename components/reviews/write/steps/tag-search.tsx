'use client'

import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useDeferredValue, useId, useRef, useState } from 'react'
import { CONTROL } from '@/components/forms/fields/field-frame'
import { useFocusAfterRemoval } from '@/components/overlays/focus/use-focus-after-removal'
import { Icon } from '@/components/ui/icon'
import { api } from '@/lib/client/api'
import { usePage } from '@/lib/client/use-data'
import type { ReviewTag } from '../state/answers'

/** The search starts at so many characters and returns so many tags. */
const LEAST = 3
const RESULTS = 10
/** A review has so many tags. */
const MOST_TAGS = 10

interface TagSearchProps {
  tags: readonly ReviewTag[]
  onChange: (tags: readonly ReviewTag[]) => void
}

/** Tags of a review: a search with a list to choose from (combobox), and the chosen ones. */
export function TagSearch({ tags, onChange }: TagSearchProps) {
  const t = useTranslations('reviewWrite.tags')
  const id = useId()
  const [keyword, setKeyword] = useState('')
  const [active, setActive] = useState(0)
  const area = useRef<HTMLDivElement>(null)
  const typed = useDeferredValue(keyword.trim())
  const isSearched = typed.length >= LEAST
  const { data, error } = usePage(
    isSearched ? api.public.product.tags.$path({ query: { keyword: typed, limit: String(RESULTS) } }) : null,
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
  )
  const found = isSearched
    ? (data?.data ?? []).filter((tag) => !tags.some(({ id: chosen }) => chosen === tag._id))
    : []
  const isFull = tags.length >= MOST_TAGS
  const status = isFull
    ? t('full', { count: MOST_TAGS })
    : !isSearched
      ? ''
      : error
        ? t('failed')
        : data && found.length === 0
          ? t('none')
          : ''

  // A removed tag held the focus.
  useFocusAfterRemoval(area, () => area.current?.querySelector('input'))

  const choose = (at: number) => {
    const tag = found[at]
    if (!tag || isFull) return
    onChange([...tags, { id: tag._id, name: tag.name }])
    setKeyword('')
    setActive(0)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and arrows of an input method choose its own suggestions.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') setActive((now) => Math.min(found.length - 1, now + 1))
    else if (event.key === 'ArrowUp') setActive((now) => Math.max(0, now - 1))
    else if (event.key === 'Enter') choose(active)
    else if (event.key === 'Escape' && keyword !== '') {
      setKeyword('')
      event.stopPropagation()
    } else return
    event.preventDefault()
  }

  return (
    <div ref={area} className="grid gap-2">
      <label htmlFor={id} className="text-sm font-semibold">
        {t('label')}
        <span className="ml-1.5 font-normal text-muted">{t('optional')}</span>
      </label>
      {tags.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag.id}>
              <button
                type="button"
                aria-label={t('remove', { name: tag.name })}
                className="flex min-h-11 items-center gap-1.5 rounded-full bg-accent-soft px-4 text-sm text-accent-dark"
                onClick={() => onChange(tags.filter((other) => other.id !== tag.id))}
              >
                {tag.name}
                <Icon name="x" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        id={id}
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={found[active] && `${id}-${found[active]._id}`}
        aria-describedby={`${id}-hint`}
        autoComplete="off"
        readOnly={isFull}
        aria-disabled={isFull || undefined}
        value={keyword}
        placeholder={t('placeholder')}
        className={CONTROL}
        onChange={({ target }) => {
          setKeyword(target.value)
          setActive(0)
        }}
        onKeyDown={onKeyDown}
      />
      <ul
        id={`${id}-list`}
        role="listbox"
        aria-label={t('results')}
        className="flex flex-wrap gap-2 empty:hidden"
      >
        {found.map((tag, at) => (
          <li
            key={tag._id}
            id={`${id}-${tag._id}`}
            role="option"
            aria-selected={at === active}
            className="flex min-h-11 cursor-pointer items-center rounded-full border border-line-strong px-4 text-sm aria-selected:border-accent aria-selected:bg-accent-soft"
            // The focus stays in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(at)}
          >
            {tag.name}
          </li>
        ))}
      </ul>
      <p id={`${id}-hint`} className="text-sm text-muted">
        {t('hint')}
      </p>
      <p role="status" className="text-sm text-muted empty:hidden">
        {status}
      </p>
    </div>
  )
}
