'use client'

import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'

interface TabsProps {
  label: string
  tabs: readonly { id: string; label: string; panel: ReactNode }[]
}

/** Tabs (WAI-ARIA): the arrow keys switch between them. A panel is rendered when it is first shown, and stays. */
export function Tabs({ label, tabs }: TabsProps) {
  const prefix = useId()
  const [chosen, setChosen] = useState(0)
  const shown = tabs[chosen] ? chosen : 0
  const [seen, setSeen] = useState<readonly number[]>([0])

  const choose = (index: number) => {
    setChosen(index)
    setSeen((before) => [...before, index])
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const steps: Partial<Record<string, number>> = {
      ArrowRight: (shown + 1) % tabs.length,
      ArrowLeft: (shown + tabs.length - 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }
    const next = steps[event.key]
    if (next === undefined) return
    event.preventDefault()
    choose(next)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        className="mb-2 flex gap-6 overflow-x-auto border-b border-line"
        onKeyDown={onKeyDown}
      >
        {tabs.map(({ id, label: name }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}-${id}`}
            aria-selected={index === shown}
            aria-controls={`${prefix}-${id}-panel`}
            tabIndex={index === shown ? 0 : -1}
            onClick={() => choose(index)}
            className="min-h-11 shrink-0 border-b-2 border-transparent text-sm font-semibold text-muted aria-selected:border-accent aria-selected:text-ink"
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }, index) => (
        <div
          key={id}
          role="tabpanel"
          // Takes the focus of what its content loses.
          tabIndex={-1}
          id={`${prefix}-${id}-panel`}
          aria-labelledby={`${prefix}-${id}`}
          hidden={index !== shown}
        >
          {(index === shown || seen.includes(index)) && panel}
        </div>
      ))}
    </div>
  )
}
