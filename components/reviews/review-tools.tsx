'use client'

import { Icon } from '@/components/ui/icon'
import { formatNumber } from '@/lib/format'
import type { ReviewQuery, ValueName } from './review-filter'

export interface ReviewToolsProps {
  tools: {
    label: string
    search: string
    searchNow: string
    selects: readonly {
      name: ValueName
      label: string
      /** text of the choice that asks for nothing */
      first: string
      /** `value` where it is not the text; `total` reviews have it */
      options: readonly { value?: string; text: string; total?: number }[]
    }[]
  }
  values: ReviewQuery['values']
  onChange: (name: ValueName, value: string) => void
}

/** Order of the reviews, what they are narrowed by, and a search in their texts. They need JavaScript and are not rendered without it. */
export function ReviewTools({ tools, values, onChange }: ReviewToolsProps) {
  const keyword = values.keyword ?? ''
  return (
    <div role="group" aria-label={tools.label} className="review-tools noscript:hidden">
      {tools.selects.map(({ name, label, first, options }) => (
        <span key={name} className="review-select" data-set={values[name] !== undefined || undefined}>
          <select
            aria-label={label}
            value={values[name] ?? ''}
            onChange={({ target }) => onChange(name, target.value)}
          >
            <option value="">{first}</option>
            {options.map(({ text, value = text, total }) => (
              <option key={value} value={value}>
                {total === undefined ? text : `${text} (${formatNumber(total)})`}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size={16} />
        </span>
      ))}
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          onChange('keyword', event.currentTarget.querySelector('input')?.value.trim() ?? '')
        }}
      >
        <input
          key={keyword}
          type="search"
          name="keyword"
          defaultValue={keyword}
          maxLength={200}
          enterKeyHint="search"
          aria-label={tools.search}
          placeholder={tools.search}
        />
        <button type="submit" aria-label={tools.searchNow}>
          <Icon name="search" size={18} />
        </button>
      </form>
    </div>
  )
}
