'use client'

interface SortSelectProps {
  label: string
  chosen: string
  choices: readonly { value: string; name: string }[]
}

/** A select that submits its form on change. */
export function SortSelect({ label, chosen, choices }: SortSelectProps) {
  return (
    <label className="flex min-w-0 items-center gap-2 text-sm">
      <span className="sr-only tablet:not-sr-only tablet:whitespace-nowrap tablet:text-muted">{label}</span>
      <select
        name="sort"
        defaultValue={chosen}
        autoComplete="off"
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
        className="min-h-11 min-w-0 rounded-full border border-line-strong bg-paper px-4 text-ink hover:border-ink"
      >
        {choices.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
