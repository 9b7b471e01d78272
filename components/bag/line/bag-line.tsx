'use client'

import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useSyncExternalStore } from 'react'
import { ProductPicture } from '@/components/goods/picture'
import { isCounted } from '@/domain/bag/line-problem'
import type { BagLineView } from '@/domain/bag/view'
import { formatMoney } from '@/lib/format'
import { showBagFailure } from '../show-failure'
import { lineProblemText } from '../problem-text'
import { lineProductPath } from './goods-link'
import { LineActions } from './line-actions'
import { LineFacts } from './line-facts'
import { lineElementId } from './line-id'
import { LineProblems } from './line-problems'
import { subscribeQuantities, wantedQuantity, setWantedQuantity } from './quantities'
import { Stepper } from './stepper'

export interface BagLineProps {
  line: BagLineView
  onRemove: () => void
  /** called when the line moved to the other list */
  onMoved: () => void
}

/** One line of the bag: product, problems, quantity, price and actions. */
export function BagLine({ line, onRemove, onMoved }: BagLineProps) {
  const t = useTranslations('bag')
  const wished = useSyncExternalStore(
    subscribeQuantities,
    () => wantedQuantity(line.id),
    () => undefined,
  )
  const quantity = wished ?? line.quantity
  const setQuantity = (wanted: number) =>
    setWantedQuantity(line.id, wanted, (failure) => void showBagFailure(failure, t))
  return (
    <article
      id={lineElementId(line.id)}
      tabIndex={-1}
      aria-label={line.name}
      className="flex gap-4 py-5 outline-offset-4"
    >
      <Link href={lineProductPath(line)} prefetch={false} tabIndex={-1} aria-hidden className="shrink-0">
        <ProductPicture
          image={line.image_url ? { url: line.image_url } : undefined}
          alt=""
          sizes={112}
          className={`size-[96px] rounded-md tablet:size-[112px] ${line.max_quantity > 0 ? '' : 'opacity-55'}`}
        />
      </Link>
      {/* The price has a grid cell of its own: below the name, on wider screens beside it. */}
      <div className="grid min-w-0 grow grid-cols-1 content-start gap-x-6 gap-y-1.5 tablet:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid min-w-0 content-start gap-1.5">
          <p className="text-xs text-muted">{line.brand.name}</p>
          <h3 className="-my-1 text-sm font-normal">
            <Link
              href={lineProductPath(line)}
              prefetch={false}
              className="product-name py-1 hover:text-accent"
            >
              {line.name}
            </Link>
          </h3>
          <LineFacts line={line} />
        </div>
        <LinePrice line={line} isStale={wished !== undefined} />
        <div className="col-span-full grid gap-1.5">
          <LineProblems line={line} onQuantity={setQuantity} />
        </div>
        <div className="col-span-full mt-1 flex flex-wrap items-center gap-x-5 gap-y-1">
          {line.max_quantity > 0 ? (
            <Stepper
              value={quantity}
              max={line.max_quantity}
              onChange={setQuantity}
              texts={{
                quantity: t('line.quantityOf', { name: line.name }),
                less: t('line.lessOf', { name: line.name }),
                more: t('line.moreOf', { name: line.name }),
                tooMany: line.max_reason ? lineProblemText(line.max_reason, t) : '',
              }}
            />
          ) : (
            <span className="text-sm text-muted">{t('line.pieces', { count: line.quantity })}</span>
          )}
          <LineActions line={line} onRemove={onRemove} onMoved={onMoved} />
        </div>
      </div>
    </article>
  )
}

/** A line's price with its list price struck through, muted where the total does not count it; `isStale` while a new quantity is being priced. */
function LinePrice({ line, isStale }: { line: BagLineView; isStale: boolean }) {
  const t = useTranslations('bag.line')
  const isPart = isCounted(line)
  const isReduced = isPart && line.list_price > line.unit_price
  return (
    <div
      className={`transition-opacity tablet:text-right ${isStale ? 'opacity-45' : ''}`}
      aria-busy={isStale}
    >
      <p className="flex flex-wrap items-baseline gap-x-2 tablet:flex-col tablet:items-end">
        <span className={isPart ? `font-semibold ${isReduced ? 'text-sale' : ''}` : 'text-muted'}>
          {formatMoney(line.subtotal)}
        </span>
        {isReduced && (
          <s className="text-xs text-muted">
            <span className="sr-only">{t('listPrice')} </span>
            {formatMoney(line.list_price * line.quantity)}
          </s>
        )}
      </p>
      {!isPart && <p className="text-xs text-muted">{t('notCounted')}</p>}
      {line.quantity > 1 && (
        <p className="text-xs text-muted">{t('each', { price: formatMoney(line.unit_price) })}</p>
      )}
      {line.discount > 0 && (
        <p className="text-xs text-success">{t('discount', { amount: formatMoney(line.discount) })}</p>
      )}
    </div>
  )
}
