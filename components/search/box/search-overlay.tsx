'use client'

import { useTranslations } from 'next-intl'
import { usePathname, useSearchParams } from 'next/navigation'
import { useRef } from 'react'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { useNavigate } from '@/components/overlays/use-navigate'
import { Icon } from '@/components/ui/icon'
import { KEYWORD_LIMIT } from '@/domain/search/keyword'
import { SearchPanel } from '../panel/search-panel'
import { useSearchBox } from './use-search-box'

/** The search overlay of the phone: the box and its suggestions. */
export default function SearchOverlay() {
  const t = useTranslations('search')
  const inputRef = useRef<HTMLInputElement>(null)
  const keyword = useSearchParams().get('q')
  const text = usePathname() === '/search' && keyword !== null ? keyword : ''
  const box = useSearchBox({ inputRef, start: { text, isOpen: true }, go: useNavigate() })
  return (
    <OverlayFrame title={t('title')} hideTitle size="full">
      <form
        action="/search"
        role="search"
        className="sticky top-0 z-1 flex items-center border-b border-line bg-paper py-2 pr-14 pl-3"
        onSubmit={(event) => {
          event.preventDefault()
          box.submit()
        }}
      >
        <div className="relative flex-1">
          <input
            ref={inputRef}
            type="search"
            name="q"
            maxLength={KEYWORD_LIMIT}
            defaultValue={text}
            autoComplete="off"
            enterKeyHint="search"
            data-autofocus
            aria-label={t('label')}
            placeholder={t('placeholder')}
            {...box.inputProps}
            className="h-11 w-full rounded-full bg-sand pr-12 pl-5 text-base placeholder:text-muted"
          />
          <button
            type="submit"
            aria-label={t('submit')}
            className="absolute top-0 right-0 grid size-11 place-items-center rounded-full"
          >
            <Icon name="search" size={20} />
          </button>
        </div>
      </form>
      <SearchPanel box={box} />
    </OverlayFrame>
  )
}
