'use client'

import { Icon } from '@/components/ui/icon'
import type { FinderTexts } from '../filters/finder-texts'
import type { useBrandSearch } from './use-brand-search'

interface BrandSearchBoxProps {
  search: Pick<ReturnType<typeof useBrandSearch>, 'text' | 'letter' | 'letters' | 'search' | 'choose'>
  texts: FinderTexts
  onFocus?: () => void
}

/** A box to search brands by name, and their initials. */
export function BrandSearchBox({ search, texts, onFocus }: BrandSearchBoxProps) {
  return (
    <div onFocus={onFocus}>
      <label className="relative block">
        <span className="sr-only">{texts.search}</span>
        <Icon
          name="search"
          size={16}
          className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted"
        />
        <input
          type="search"
          value={search.text}
          placeholder={texts.search}
          autoComplete="off"
          onChange={(event) => search.search(event.currentTarget.value)}
          className="min-h-11 w-full rounded-md border border-line-strong bg-paper pr-3 pl-9 text-sm placeholder:text-muted"
        />
      </label>
      {search.letters.length > 1 && (
        <div role="group" aria-label={texts.letters} className="mt-1 flex flex-wrap text-sm">
          {search.letters.map((letter) => (
            <button
              key={letter}
              type="button"
              aria-pressed={search.letter === letter}
              aria-label={letter === '#' ? texts.other : texts.letter.replace('{letter}', letter)}
              onClick={() => search.choose(letter)}
              className="grid size-11 place-items-center rounded-md hover:text-accent aria-pressed:bg-accent aria-pressed:text-white desktop:size-8"
            >
              {letter}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
