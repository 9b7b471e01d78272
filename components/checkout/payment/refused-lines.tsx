'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { toast } from '@/components/toasts/toast'
import { Button } from '@/components/ui/button'
import type { LineProblem } from '@/domain/bag/line-problem'
import { formatNumber } from '@/lib/format'
import { fixCartLines, fixOf } from './fix-cart-line'
import type { BadLine } from './refusal'

/** Values in a problem's sentence. */
function valuesOf(problem: LineProblem): Record<string, string> {
  const numbers = Object.entries(problem).map(
    ([name, value]) => [name, typeof value === 'number' ? formatNumber(value) : value] as const,
  )
  return Object.fromEntries<string>(numbers)
}

interface RefusedLinesProps {
  lines: readonly BadLine[]
  onSettled: () => void
}

/** Lines that cannot be ordered, and one button that fixes all of them. Loaded when a service has refused them: then there is a connection. */
export default function RefusedLines({ lines, onSettled }: RefusedLinesProps) {
  const t = useTranslations('payment.refused')
  const [isBusy, setBusy] = useState(false)

  const fix = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      await fixCartLines(lines)
      toast.show(t('mended'))
      onSettled()
    } catch {
      toast.error(t('notMended'))
      setBusy(false)
    }
  }

  return (
    <>
      <ul className="grid gap-2">
        {lines.map((line) => (
          <li key={line.id}>
            <span className="font-semibold">{line.name}</span>
            <span className="block">{t(`problems.${line.problem.code}`, valuesOf(line.problem))}</span>
            <span className="block text-muted">{t(`mending.${fixOf(line)}`)}</span>
          </li>
        ))}
      </ul>
      <Button variant="secondary" onClick={() => void fix()}>
        {t('mend')}
      </Button>
    </>
  )
}
