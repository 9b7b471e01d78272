'use client'

import { useId } from 'react'

/** A line with a switch. */
export function Switch({
  label,
  isOn,
  onChange,
}: {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}) {
  const id = useId()
  return (
    <div className="flex min-h-12 items-center justify-between gap-4 px-5 py-1">
      <span id={id}>{label}</span>
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-labelledby={id}
        onClick={() => onChange(!isOn)}
        className="group grid min-h-11 w-14 shrink-0 place-items-center"
      >
        <span className="flex h-7 w-12 items-center rounded-full bg-muted p-0.5 transition-colors group-aria-checked:bg-accent">
          <span className="size-6 rounded-full bg-white transition-transform group-aria-checked:translate-x-5" />
        </span>
      </button>
    </div>
  )
}
