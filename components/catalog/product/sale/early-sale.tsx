import { Icon } from '@/components/ui/icon'
import { useOpenEarlyPrices } from '@/lib/client/early-prices'
import { formatMoney } from '@/lib/format'
import { useChoice } from '../choice-context'

export interface EarlySaleProps {
  /** whom it is open to, and from when */
  text: string
  /** when it opens to all; in its place, a member of the level sees the own price of the chosen combination */
  all: string
  yours: string
  /** in its place for a combination that is not part of the sale: those that are */
  only: string
  combinationIds: readonly string[]
}

/** A planned sale that is open to a level before others. The page is the same for all; a member's own price comes after it. */
export default function EarlySale({ text, all, yours, only, combinationIds }: EarlySaleProps) {
  const { buying, choices, chosen } = useChoice()
  const prices = useOpenEarlyPrices({ product_id: buying.productId })
  const own = prices.find(({ combination_id }) => combination_id === chosen.id)
  const isPart = combinationIds.includes(chosen.id)
  const names = choices.filter(({ id }) => combinationIds.includes(id)).map(({ name }) => name)
  return (
    <div className="flex items-start gap-2 rounded-md bg-gold-soft px-3 py-2 text-sm text-gold-dark">
      <Icon name="zap" size={16} className="mt-0.5 shrink-0" />
      <div className="grid min-w-0 gap-0.5" aria-live="polite">
        <p>{text}</p>
        {own && (
          <p className="font-semibold">
            {yours} {formatMoney(own.early_price)}
          </p>
        )}
        {!own && (isPart ? <p>{all}</p> : <p>{`${only} ${names.join(', ')}`}</p>)}
      </div>
    </div>
  )
}
