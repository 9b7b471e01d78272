'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { afterClosing } from '@/components/overlays/after-closing'
import { whenHistorySettled } from '@/components/overlays/history'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { closeOverlay } from '@/components/overlays/store'
import { toast } from '@/components/toasts/toast'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { isBlocking } from '@/domain/bag/line-problem'
import type { BagLineView } from '@/domain/bag/view'
import { changeLine, removeLine } from '@/lib/client/bag/bag-lines'
import { lineFixOf } from '../line-fix'
import { lineProblemText } from '../problem-text'
import { cartConfirmOverlay, type CartConfirmProps } from './cart-confirm.overlay'

/** Makes a line orderable. @throws DomainError of the call that failed */
async function fixLine(line: BagLineView): Promise<void> {
  const fix = lineFixOf(line)
  if (fix === 'remove') await removeLine(line.id)
  if (fix === 'save') await changeLine(line.id, { is_saved_for_later: true })
  if (fix === 'reduce') await changeLine(line.id, { quantity: line.max_quantity })
}

/** Lines that keep the rest of the bag from being ordered, and what happens to each when the shopper goes on without them (OVL-24). */
export default function CartConfirm({ lines, onFixed, onReview }: CartConfirmProps) {
  const t = useTranslations('cartConfirm')
  const [isBusy, setBusy] = useState(false)

  const goOn = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      for (const line of lines) await fixLine(line)
    } catch (failure) {
      toast.failure('save', failure)
      setBusy(false)
      return
    }
    await afterClosing(cartConfirmOverlay)
    // A page that is pushed before would be left again with the overlay's history entry.
    whenHistorySettled(onFixed)
  }

  return (
    <OverlayFrame
      title={t('title')}
      footer={
        <div className="grid gap-3 tablet:grid-cols-2">
          <Button
            size="lg"
            aria-disabled={isBusy || undefined}
            className="tablet:order-2"
            onClick={() => void goOn()}
          >
            {isBusy && <Spinner className="size-5" />}
            {t('goOn')}
          </Button>
          <Button
            size="lg"
            variant="secondary"
            onClick={() => {
              closeOverlay(cartConfirmOverlay)
              onReview()
            }}
          >
            {t('review')}
          </Button>
        </div>
      }
    >
      <div className="grid gap-4 p-5">
        <p>{t('text', { count: lines.length })}</p>
        <ul className="grid gap-4">
          {lines.map((line) => (
            <FixedLine key={line.id} line={line} />
          ))}
        </ul>
      </div>
    </OverlayFrame>
  )
}

function FixedLine({ line }: { line: BagLineView }) {
  const t = useTranslations('cartConfirm')
  const bag = useTranslations('bag')
  const problem = line.problems.find(isBlocking)
  const fix = lineFixOf(line)
  return (
    <li className="border-l-2 border-line pl-3">
      <p className="product-name font-semibold">{[line.name, line.variant].filter(Boolean).join(' · ')}</p>
      {problem && <p className="text-sm text-sale">{lineProblemText(problem, bag)}</p>}
      {fix && <p className="text-sm text-muted">{t(`fix.${fix}`, { count: line.max_quantity })}</p>}
    </li>
  )
}
