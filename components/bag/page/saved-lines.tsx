'use client'

import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { ProductPicture } from '@/components/goods/picture'
import { toast } from '@/components/toasts/toast'
import type { BagLineView } from '@/domain/bag/view'
import { formatMoney } from '@/lib/format'
import { changeLine } from '@/lib/client/bag/bag-lines'
import { lineProductPath } from '../line/goods-link'
import { Action } from '../line/line-actions'
import { lineElementId } from '../line/line-id'
import { lineProblemText } from '../problem-text'
import { RemovedLine } from '../line/removed-line'
import { useChange } from '../line/use-change'
import type { Removals } from '../line/use-removals'

interface SavedLinesProps {
  lines: readonly BagLineView[]
  removals: Removals
  onMoved: (lineId: string) => void
}

/** Lines saved for later, each with a button that moves it back. */
export default function SavedLines({ lines, removals, onMoved }: SavedLinesProps) {
  const t = useTranslations('bag')
  const shown = lines.filter(({ id }) => removals.of(id) !== 'leaving')
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="saved-title" className="mt-12">
      <h2 id="saved-title" className="mb-2 font-display text-xl">
        {t('savedTitle', { count: shown.length })}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {shown.map((line) => (
          <li key={line.id}>
            {removals.of(line.id) === 'pending' ? (
              <RemovedLine line={line} />
            ) : (
              <SavedLine
                line={line}
                onRemove={() => removals.remove(line)}
                onMoved={() => onMoved(line.id)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface SavedLineProps {
  line: BagLineView
  onRemove: () => void
  onMoved: () => void
}

function SavedLine({ line, onRemove, onMoved }: SavedLineProps) {
  const t = useTranslations('bag')
  const { isBusy, change } = useChange()
  const [problem] = line.problems
  const putBack = async () => {
    if (await change(() => changeLine(line.id, { is_saved_for_later: false }))) {
      toast.show(t('line.putBackDone', { name: line.name }))
      onMoved()
    }
  }
  return (
    <article id={lineElementId(line.id)} tabIndex={-1} aria-label={line.name} className="flex gap-4 py-4">
      <ProductPicture
        image={line.image_url ? { url: line.image_url } : undefined}
        alt=""
        sizes={80}
        className="size-20 shrink-0 rounded-md"
      />
      <div className="grid min-w-0 grow content-start gap-1 text-sm">
        <Link href={lineProductPath(line)} prefetch={false} className="product-name hover:text-accent">
          {line.name}
        </Link>
        <p className="text-muted">
          {[line.variant, formatMoney(line.unit_price)].filter(Boolean).join(' · ')}
        </p>
        {problem && <p className="text-muted">{lineProblemText(problem, t)}</p>}
        <div className="flex flex-wrap gap-x-4">
          {line.max_quantity > 0 && (
            <Action
              label={t('line.putBackOf', { name: line.name })}
              isBusy={isBusy}
              onPress={() => void putBack()}
            >
              <span className="font-semibold text-accent">{t('line.putBack')}</span>
            </Action>
          )}
          <Action label={t('line.removeOf', { name: line.name })} onPress={onRemove}>
            {t('line.remove')}
          </Action>
        </div>
      </div>
    </article>
  )
}
