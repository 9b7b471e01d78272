'use client'

import { fillText } from '@/components/ui/fill-text'
import { Icon } from '@/components/ui/icon'
import { formatNumber } from '@/lib/format'
import { FILTER_KEYS, type FilterKey, type ReviewQuery, type ValueName } from './review-filter'

export interface ReviewToolsProps {
  tools: {
    label: string
    chips: readonly { key: FilterKey; label: string; total: number }[]
    chipsLabel: string
    /** of a chip, for screen readers: '{name}, {count} đánh giá' */
    spoken: string
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
  asked: ReviewQuery
  onChange: (next: ReviewQuery) => void
}

const toggled = (keys: readonly FilterKey[], key: FilterKey): FilterKey[] =>
  FILTER_KEYS.filter((known) => (known === key ? !keys.includes(key) : keys.includes(known)))

/** What reviews are narrowed by, their order, and a search in their texts. They need JavaScript and are not rendered without it. */
export default function ReviewTools({ tools, asked, onChange }: ReviewToolsProps) {
  const { keys, values } = asked
  const keyword = values.keyword ?? ''
  const set = (name: ValueName, value: string) => {
    const { [name]: _, ...others } = values
    onChange({ keys, values: value ? { ...others, [name]: value } : others })
  }
  return (
    <>
      <div
        role="group"
        aria-label={tools.chipsLabel}
        className="scroll-row -mx-4 gap-2 px-4 py-1 tablet:mx-0 tablet:flex-wrap tablet:px-0 noscript:hidden"
      >
        {tools.chips.map(({ key, label, total }) => (
          <button
            key={key}
            type="button"
            aria-pressed={keys.includes(key)}
            aria-label={fillText(tools.spoken, { name: label, count: formatNumber(total) })}
            onClick={() => onChange({ keys: toggled(keys, key), values })}
            className="review-filter"
          >
            {label}
            <small>{formatNumber(total)}</small>
          </button>
        ))}
      </div>
      <div role="group" aria-label={tools.label} className="review-tools noscript:hidden">
        {tools.selects.map(({ name, label, first, options }) => (
          <span key={name} className="review-select" data-set={values[name] !== undefined || undefined}>
            <select
              aria-label={label}
              value={values[name] ?? ''}
              onChange={({ target }) => set(name, target.value)}
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
          aria-label={tools.search}
          onSubmit={(event) => {
            event.preventDefault()
            set('keyword', event.currentTarget.querySelector('input')?.value.trim() ?? '')
          }}
        >
          <input
            key={keyword}
            type="search"
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
    </>
  )
}
