'use client'

import { useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { foldText } from '@/domain/text'

interface BrandIndexFilterProps {
  /** folded names of all brands on the page */
  names: readonly string[]
  texts: {
    label: string
    /** with {count} */
    found: string
    none: string
  }
}

/** Hides brands that do not contain the text. A CSS rule, so that the server's list stays untouched. */
const ruleFor = (text: string) => {
  const holds = `[data-brand*="${CSS.escape(text)}"]`
  return `[data-brand]:not(${holds}),[data-brand-letter]:not(:has(${holds})){display:none}`
}

/** Filters the list of brands while typing; without JavaScript it searches the shop. */
export function BrandIndexFilter({ names, texts }: BrandIndexFilterProps) {
  const [text, setText] = useState('')
  const wanted = foldText(text.trim())
  const total = names.filter((name) => name.includes(wanted)).length
  return (
    <form
      action="/search"
      role="search"
      aria-label={texts.label}
      onSubmit={(event) => {
        if (total > 0) event.preventDefault()
      }}
      className="max-w-md"
    >
      <label className="relative block">
        <span className="sr-only">{texts.label}</span>
        <Icon
          name="search"
          className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-muted"
        />
        <input
          type="search"
          name="q"
          value={text}
          maxLength={100}
          autoComplete="off"
          placeholder={texts.label}
          onChange={(event) => setText(event.currentTarget.value)}
          className="h-11 w-full rounded-full bg-sand pr-4 pl-11 placeholder:text-muted"
        />
      </label>
      <p role="status" className="mt-2 min-h-5 text-sm text-muted">
        {wanted !== '' && (total > 0 ? texts.found.replace('{count}', String(total)) : texts.none)}
      </p>
      {wanted !== '' && <style>{ruleFor(wanted)}</style>}
    </form>
  )
}
