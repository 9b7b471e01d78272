'use client'

import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { isBlocking, type LineProblem } from '@/domain/bag/line-problem'
import type { BagLineView } from '@/domain/bag/view'
import { lineProblemText } from '../problem-text'
import { lineFixOf } from '../line-fix'

interface LineProblemsProps {
  line: BagLineView
  onQuantity: (quantity: number) => void
}

/** Problems of a line, the most severe first, with the button that takes as many as there may be. What removes the line is below (LineActions). */
export function LineProblems({ line, onQuantity }: LineProblemsProps) {
  const t = useTranslations('bag')
  if (line.problems.length === 0) return null
  return (
    <div className="grid gap-1">
      {line.problems.map((problem) => (
        <Problem key={problem.code} problem={problem} />
      ))}
      {lineFixOf(line) === 'reduce' && (
        <button
          type="button"
          onClick={() => onQuantity(line.max_quantity)}
          className="min-h-11 justify-self-start text-sm font-semibold text-accent underline underline-offset-4"
        >
          {t('mend.reduce', { count: line.max_quantity })}
        </button>
      )}
    </div>
  )
}

function Problem({ problem }: { problem: LineProblem }) {
  const t = useTranslations('bag')
  const icon = isBlocking(problem) ? 'circle-alert' : 'info'
  return (
    <p className={`flex items-start gap-1.5 text-sm ${isBlocking(problem) ? 'text-sale' : 'text-gold-dark'}`}>
      <Icon name={icon} size={16} className="mt-0.5 shrink-0" />
      {lineProblemText(problem, t)}
    </p>
  )
}
