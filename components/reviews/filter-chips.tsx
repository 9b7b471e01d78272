import type { FilterKey } from './review-filter'

interface FilterChipsProps {
  /** `label` as it is seen, `name` as it is spoken */
  chips: readonly { key: FilterKey; label: string; name: string; count: string }[]
  keys: readonly FilterKey[]
  label: string
  onToggle: (key: FilterKey) => void
}

/** Filters of the reviews, several at a time. They need JavaScript and are not there without it. */
export function FilterChips({ chips, keys, label, onToggle }: FilterChipsProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className="scroll-row -mx-4 gap-2 px-4 py-1 tablet:mx-0 tablet:flex-wrap tablet:px-0 noscript:hidden"
    >
      {chips.map((chip) => (
        <button
          key={chip.key}
          type="button"
          aria-pressed={keys.includes(chip.key)}
          aria-label={chip.name}
          onClick={() => onToggle(chip.key)}
          className="inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border border-line-strong px-4 text-sm transition-colors hover:border-muted aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-dark"
        >
          {chip.label}
          <span className="text-xs text-muted">{chip.count}</span>
        </button>
      ))}
    </div>
  )
}
