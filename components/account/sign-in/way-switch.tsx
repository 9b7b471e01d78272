'use client'

import { useId } from 'react'

interface WaySwitchProps<Way extends string> {
  label: string
  ways: readonly { way: Way; label: string }[]
  chosen: Way
  onChoose: (way: Way) => void
}

/** Switch between two contact methods; hidden when there is only one. */
export function WaySwitch<Way extends string>({ label, ways, chosen, onChoose }: WaySwitchProps<Way>) {
  const name = useId()
  if (ways.length < 2) return null
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="grid grid-cols-2 rounded-full bg-sand p-1">
        {ways.map(({ way, label: text }) => (
          <label
            key={way}
            className="grid min-h-11 cursor-pointer place-items-center rounded-full text-sm transition-colors has-checked:bg-white has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              checked={way === chosen}
              onChange={() => onChoose(way)}
              className="sr-only"
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
