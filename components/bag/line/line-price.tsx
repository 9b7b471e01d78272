import { useTranslations } from 'next-intl'
import type { BagLineView } from '@/domain/bag/view'
import { formatMoney } from '@/lib/format'

/** What a line costs, its list price struck; `isStale` while a new quantity is being reckoned with. */
export function LinePrice({ line, isStale }: { line: BagLineView; isStale: boolean }) {
  const t = useTranslations('bag.line')
  const isReduced = line.list_price > line.unit_price
  return (
    <div
      className={`transition-opacity tablet:text-right ${isStale ? 'opacity-45' : ''}`}
      aria-busy={isStale}
    >
      <p className="flex flex-wrap items-baseline gap-x-2 tablet:flex-col tablet:items-end">
        <span className={`font-semibold ${isReduced ? 'text-sale' : ''}`}>{formatMoney(line.subtotal)}</span>
        {isReduced && (
          <s className="text-xs text-muted">
            <span className="sr-only">{t('listPrice')} </span>
            {formatMoney(line.list_price * line.quantity)}
          </s>
        )}
      </p>
      {line.quantity > 1 && (
        <p className="text-xs text-muted">{t('each', { price: formatMoney(line.unit_price) })}</p>
      )}
      {line.discount > 0 && (
        <p className="text-xs text-success">{t('discount', { amount: formatMoney(line.discount) })}</p>
      )}
    </div>
  )
}
