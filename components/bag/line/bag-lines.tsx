'use client'

import { useTranslations } from 'next-intl'
import type { BagLineView } from '@/domain/bag/view'
import { BagLine } from './bag-line'
import { RemovedLine } from './removed-line'
import type { Removals } from './use-removals'

interface BagLinesProps {
  lines: readonly BagLineView[]
  removals: Removals
  /** called when a line moved to the other list */
  onMoved: (lineId: string) => void
}

/** The lines of the bag, in the order they were added. */
export function BagLines({ lines, removals, onMoved }: BagLinesProps) {
  const t = useTranslations('bag')
  return (
    <section aria-labelledby="bag-title">
      <h2 id="bag-title" tabIndex={-1} className="sr-only">
        {t('inBag')}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {lines.map((line) => {
          const removal = removals.of(line.id)
          if (removal === 'leaving') return null
          return (
            <li key={line.id}>
              {removal === 'pending' ? (
                <RemovedLine line={line} />
              ) : (
                <BagLine
                  line={line}
                  onRemove={() => removals.remove(line)}
                  onMoved={() => onMoved(line.id)}
                />
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
