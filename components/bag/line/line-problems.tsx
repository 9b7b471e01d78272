'use client'

import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { isBlocking, type LineProblem } from '@/domain/bag/line-problem'
import type { BagLineView } from '@/domain/bag/view'
import { changeLine } from '@/lib/client/bag/bag-lines'
import { lineProblemText } from '../problem-text'
import { lineFixOf } from '../line-fix'
import { useChange } from './use-change'

interface LineProblemsProps {
  line: BagLineView
  onQuantity: (quantity: number) => void
  onRemove: () => void
  onMoved: () => void
}

/** Problems of a line, the most severe first, each with the button that fixes it. */
export function LineProblems({ line, onQuantity, onRemove, onMoved }: LineProblemsProps) {
  const t = useTranslations('bag')
  const { isBusy, change } = useChange()
  if (line.problems.length === 0) return null

  const save = async () => {
    if (await change(() => changeLine(line.id, { is_saved_for_later: true }))) onMoved()
  }
  const fix = lineFixOf(line)
  return (
    <div className="grid gap-1">
      {line.problems.map((problem) => (
        <Problem key={problem.code} problem={problem} />
      ))}
      {fix && (
        <div className="flex flex-wrap gap-x-4">
          {fix === 'reduce' && (
            <FixButton onPress={() => onQuantity(line.max_quantity)}>
              {t('mend.reduce', { count: line.max_quantity })}
            </FixButton>
          )}
          {fix === 'save' && (
            <FixButton isBusy={isBusy} onPress={() => void save()}>
              {t('mend.save')}
            </FixButton>
          )}
          {fix !== 'reduce' && <FixButton onPress={onRemove}>{t('mend.remove')}</FixButton>}
        </div>
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

function FixButton({
  isBusy = false,
  onPress,
  children,
}: {
  isBusy?: boolean
  onPress: () => void
  children: string
}) {
  return (
    <button
      type="button"
      aria-disabled={isBusy || undefined}
      onClick={onPress}
      className="min-h-11 min-w-11 text-left text-sm font-semibold text-accent underline underline-offset-4 aria-disabled:opacity-45"
    >
      {children}
    </button>
  )
}
