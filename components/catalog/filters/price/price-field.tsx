'use client'

import { useId, useState } from 'react'
import { readAmount } from '@/domain/catalog/listing/amount'
import { PRICE_MAX, type PriceBounds } from '@/domain/catalog/listing/listing-values'
import { formatMoney, formatNumber } from '@/lib/format'
import type { PriceTexts } from './price-texts'

/** Step of an arrow key, dong. */
const STEP = 10_000

const FIELD =
  'min-h-11 w-full min-w-0 rounded-md border border-line-strong bg-paper px-3 text-sm tabular-nums ' +
  'placeholder:text-xs placeholder:text-muted aria-invalid:border-sale'

const HANDLE =
  'pointer-events-none absolute inset-0 h-11 w-full appearance-none bg-transparent ' +
  '[&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-11 [&::-webkit-slider-thumb]:cursor-grab ' +
  '[&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-10 ' +
  '[&::-webkit-slider-thumb]:border-transparent [&::-webkit-slider-thumb]:bg-accent [&::-webkit-slider-thumb]:bg-clip-padding ' +
  '[&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:size-6 [&::-moz-range-thumb]:cursor-grab ' +
  '[&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-accent'

interface PriceFieldProps {
  value: PriceBounds
  onChange: (value: PriceBounds) => void
  texts: PriceTexts
  /** name of the two fields, where a form sends them */
  name?: string
}

/** Price range: a slider with two handles up to 1.000.000 ₫, whose end means no bound, and two fields for any amount. */
export function PriceField({ value, onChange, texts, name }: PriceFieldProps) {
  const low = Math.min(value.min, PRICE_MAX)
  const high = Math.min(value.max ?? PRICE_MAX, PRICE_MAX)
  const percent = (amount: number) => `${(amount / PRICE_MAX) * 100}%`
  const moveLow = (to: number) => onChange({ ...value, min: Math.max(0, Math.min(to, high - STEP)) })
  const moveHigh = (to: number) => {
    const bound = Math.max(to, low + STEP)
    onChange({ ...value, max: bound >= PRICE_MAX ? null : bound })
  }
  return (
    <>
      <div className="relative h-11">
        <div
          aria-hidden
          className="absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 rounded-full bg-line-strong"
        >
          <div
            className="absolute inset-y-0 rounded-full bg-accent"
            style={{ left: percent(low), right: percent(Math.max(0, PRICE_MAX - high)) }}
          />
        </div>
        <Handle
          label={texts.minHandle}
          value={low}
          text={formatMoney(low)}
          onMove={moveLow}
          isOnTop={low > PRICE_MAX / 2}
        />
        <Handle
          label={texts.maxHandle}
          value={high}
          text={value.max === null ? texts.noMax : formatMoney(high)}
          onMove={moveHigh}
        />
      </div>
      <div className="grid grid-cols-2 gap-3">
        <Amount
          label={texts.min}
          name={name}
          unreadable={texts.unreadable}
          value={value.min || null}
          onChange={(min) => onChange({ ...value, min: min ?? 0 })}
        />
        <Amount
          label={texts.max}
          name={name}
          unreadable={texts.unreadable}
          value={value.max}
          placeholder={texts.noMax}
          onChange={(max) => onChange({ ...value, max })}
        />
      </div>
    </>
  )
}

interface HandleProps {
  label: string
  value: number
  text: string
  onMove: (to: number) => void
  /** raised above the other handle, where both meet at the end and only this one can move */
  isOnTop?: boolean
}

function Handle({ label, value, text, onMove, isOnTop = false }: HandleProps) {
  return (
    <input
      type="range"
      min={0}
      max={PRICE_MAX}
      step={STEP}
      value={value}
      aria-label={label}
      aria-valuetext={text}
      onChange={(event) => onMove(event.currentTarget.valueAsNumber)}
      className={`${HANDLE} ${isOnTop ? 'z-1' : ''}`}
    />
  )
}

interface AmountProps {
  label: string
  name: string | undefined
  value: number | null
  placeholder?: string
  /** said of a text that is no amount */
  unreadable: string
  onChange: (amount: number | null) => void
}

/** An amount as text: it stays as it was typed until another amount replaces it. */
function Amount({ label, name, value, placeholder, unreadable, onChange }: AmountProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [isLeft, setLeft] = useState(false)
  const isTyped = (readAmount(typed) ?? 0) === (value ?? 0)
  const text = isTyped ? typed : value === null ? '' : formatNumber(value)
  const isWrong = text.trim() !== '' && readAmount(text) === null
  const isSaid = isWrong && isLeft
  return (
    <div className="grid content-start gap-1 text-xs">
      <label htmlFor={id} className="text-muted">
        {label}
      </label>
      <input
        id={id}
        // Its form is not sent: the listing would come back without this bound, and without a word of it.
        ref={(field) => field?.setCustomValidity(isWrong ? unreadable : '')}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        placeholder={placeholder}
        value={text}
        onChange={({ currentTarget }) => {
          setLeft(false)
          setTyped(currentTarget.value)
          onChange(readAmount(currentTarget.value))
        }}
        onBlur={() => setLeft(true)}
        aria-invalid={isSaid || undefined}
        aria-describedby={isSaid ? `${id}-error` : undefined}
        className={FIELD}
      />
      <p id={`${id}-error`} role="status" className="text-sale empty:sr-only">
        {isSaid ? unreadable : ''}
      </p>
    </div>
  )
}
