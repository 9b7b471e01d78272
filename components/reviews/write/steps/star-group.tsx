'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { MOST_STARS, type RatingTypeInfo } from '@/domain/review/rating'

const STARS = Array.from({ length: MOST_STARS }, (_, at) => at + 1)

const isWord = (value: number): value is 1 | 2 | 3 | 4 | 5 => STARS.includes(value)

interface StarGroupProps {
  type: RatingTypeInfo
  value: number
  /** marked as missing */
  isMissing: boolean
  onChange: (value: number) => void
}

/** Stars of one rating type: a radio group, so that arrow keys and screen readers work by themselves. */
export function StarGroup({ type, value, isMissing, onChange }: StarGroupProps) {
  const t = useTranslations('reviewWrite.rating')
  const id = useId()
  const [hovered, setHovered] = useState(0)
  const shown = hovered || value
  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-question`}
      aria-invalid={isMissing || undefined}
      data-rating={type.id}
      className="grid min-w-0 gap-1 border-t border-line pt-4 first:border-0 first:pt-0"
    >
      <div className="flex items-baseline justify-between gap-3">
        <p id={`${id}-name`} className="font-semibold">
          {type.name}
        </p>
        <p aria-hidden className={`text-sm ${isMissing && !shown ? 'text-sale' : 'text-muted'}`}>
          {isWord(shown) ? t(`words.${shown}`) : isMissing ? t('missing') : t('unrated')}
        </p>
      </div>
      <p id={`${id}-question`} className="text-sm text-muted">
        {type.question}
      </p>
      <div className="-ml-2 flex" onPointerLeave={() => setHovered(0)}>
        {STARS.map((star) => (
          <label
            key={star}
            className="relative grid size-11 cursor-pointer place-items-center rounded-full has-focus-visible:outline-2 has-focus-visible:outline-accent tablet:size-12"
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setHovered(star)}
          >
            <input
              type="radio"
              name={id}
              value={star}
              checked={value === star}
              aria-label={isWord(star) ? t('star', { star, word: t(`words.${star}`) }) : undefined}
              className="sr-only"
              onChange={() => onChange(star)}
            />
            <Star isFull={star <= shown} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Star({ isFull }: { isFull: boolean }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      className={`size-8 ${isFull ? 'fill-gold stroke-gold' : 'fill-transparent stroke-line-strong'}`}
      strokeWidth="1.5"
      strokeLinejoin="round"
    >
      <path d="M12 3.2l2.7 5.5 6.1.9-4.4 4.3 1 6-5.4-2.8-5.4 2.8 1-6-4.4-4.3 6.1-.9z" />
    </svg>
  )
}
