'use client'

import { useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { MAX_LIMIT_ORDER } from '@/domain/constants'

export interface StepperTexts {
  quantity: string
  less: string
  more: string
  /** text when more than the maximum is wanted */
  tooMany: string
}

/** Text for the maximum where only the number is known; `fewLeft` contains {left}. */
export const tooManyText = (max: number, { most, fewLeft }: { most: string; fewLeft: string }) =>
  max >= MAX_LIMIT_ORDER ? most : fewLeft.replace('{left}', String(max))

/** The number before whatever is no digit: '1.5' and '1,5' are one piece, never fifteen. 0 for none. */
const wholePart = (text: string): number => Number(/^\s*(\d*)/.exec(text)?.[1])

interface StepperProps {
  value: number
  /** the maximum, at least one */
  max: number
  onChange: (value: number) => void
  texts: StepperTexts
}

const BUTTON = 'grid size-[44px] place-items-center rounded-full hover:text-accent aria-disabled:opacity-35'

/** Quantity stepper: minus, plus, or a typed number. Explains a refused increase. Stands in a row that wraps. */
export function Stepper({ value, max, onChange, texts }: StepperProps) {
  /** while typing, the text may be empty, too large or no number */
  const [typed, setTyped] = useState<string | null>(null)
  const [isTooMany, setTooMany] = useState(false)
  const set = (wanted: number) => {
    setTooMany(wanted > max)
    const next = Math.min(Math.max(1, Math.round(wanted) || value), Math.max(1, max))
    if (next !== value) onChange(next)
  }
  const finish = () => {
    if (typed !== null) set(wholePart(typed))
    setTyped(null)
  }
  return (
    <>
      <div
        role="group"
        aria-label={texts.quantity}
        className="inline-flex rounded-full border border-line-strong"
      >
        <button
          type="button"
          aria-label={texts.less}
          aria-disabled={value <= 1 || undefined}
          onClick={() => set(value - 1)}
          className={BUTTON}
        >
          <Icon name="minus" size={16} />
        </button>
        <input
          aria-label={texts.quantity}
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? value}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTyped(event.target.value)}
          maxLength={6}
          onBlur={finish}
          onKeyDown={(event) => event.key === 'Enter' && finish()}
          className="w-[44px] bg-transparent text-center text-base font-semibold tabular-nums"
        />
        <button
          type="button"
          aria-label={texts.more}
          aria-disabled={value >= max || undefined}
          onClick={() => set(value + 1)}
          className={BUTTON}
        >
          <Icon name="plus" size={16} />
        </button>
      </div>
      <p role="status" className="order-last basis-full text-sm text-muted empty:sr-only">
        {isTooMany && value >= max ? texts.tooMany : ''}
      </p>
    </>
  )
}
