'use client'

import { useTranslations } from 'next-intl'
import { useState, useSyncExternalStore } from 'react'
import { UnpaidOrders } from '@/components/orders/parts/unpaid/unpaid-orders'
import { useUnpaidOrders } from '@/components/orders/parts/unpaid/use-unpaid-orders'
import { useFocusOnChange } from '@/components/overlays/use-focus-on-change'
import type { Bag } from '@/domain/bag/view'
import { useBag } from '@/lib/client/bag/bag'
import { withAdvice } from '@/lib/client/failure'
import { BagLines } from '../line/bag-lines'
import { BagSkeleton } from './bag-skeleton'
import { CheckoutBar } from './checkout-bar'
import { EmptyBag } from './empty-bag'
import { FreeProducts } from './free-products'
import { FreeShipping } from './free-shipping'
import { GiftHints } from './gift-hints'
import { lineId } from '../line/line-id'
import { Notice } from '../mini/notice'
import { hasWishes, subscribeQuantities } from '../line/quantities'
import { SavedLines } from './saved-lines'
import { Summary } from './summary'
import { useCheckout } from './use-checkout'
import { useRemovals } from '../line/use-removals'

const never = () => false
const isFocusLost = () => document.activeElement === null || document.activeElement === document.body

/** The bag of this visitor or member (BUY-01): all of it, once it has loaded, below the orders that wait to be paid again. */
export function BagView() {
  const t = useTranslations('bag')
  const { bag, error, isLoading, refresh } = useBag()
  const { unpaid, isKnown, refresh: refreshUnpaid } = useUnpaidOrders()
  // What stands on top comes with the bag: nothing moves afterwards.
  if (bag && isKnown)
    return (
      <>
        <UnpaidOrders unpaid={unpaid} refresh={refreshUnpaid} />
        <LoadedBag bag={bag} />
      </>
    )
  if (!bag && error && !isLoading)
    return (
      <Notice
        text={withAdvice(t('loadFailed'), error)}
        action={t('retry')}
        onAction={() => void refresh()}
        className="min-h-96 rounded-lg bg-sand"
      />
    )
  return <BagSkeleton label={t('loading')} />
}

function LoadedBag({ bag }: { bag: Bag }) {
  const t = useTranslations('bag')
  /** whose line takes the focus after a press whose button is gone; the list's title when there is none */
  const [turn, setTurn] = useState<{ id: string | undefined } | null>(null)
  useFocusOnChange(
    turn,
    () => document.getElementById(lineId(turn?.id ?? '')) ?? document.getElementById('bag-title'),
  )
  // The list has gone with its last line: its empty stand-in has a title of the same name.
  useFocusOnChange(turn !== null && bag.lines.length === 0, () =>
    isFocusLost() ? document.getElementById('bag-title') : null,
  )
  const removals = useRemovals(bag, (id) => {
    // Only who is still at the way back is led on: nobody's focus is taken away.
    if (!document.activeElement?.closest(`[data-removed="${id}"]`)) return
    const at = bag.lines.findIndex((line) => line.id === id)
    setTurn({ id: (bag.lines[at + 1] ?? bag.lines[at - 1])?.id })
  })
  const isWishing = useSyncExternalStore(subscribeQuantities, hasWishes, never)
  const isChanging = isWishing || removals.isBusy
  const checkout = useCheckout(bag, removals, (id) => setTurn({ id }))

  return (
    <>
      <p role="status" className="sr-only">
        {t('spoken', { count: bag.pieces })}
      </p>
      {bag.lines.length === 0 ? (
        <EmptyBag />
      ) : (
        <div className="grid grid-cols-1 gap-8 desktop:grid-cols-[minmax(0,1fr)_24rem] desktop:items-start desktop:gap-12">
          <div className="grid min-w-0 grid-cols-1 gap-5">
            <FreeShipping bag={bag} />
            <BagLines lines={bag.lines} removals={removals} onMoved={(id) => setTurn({ id })} />
            <FreeProducts products={bag.free_products} />
            <GiftHints bag={bag} />
          </div>
          <Summary bag={bag} isChanging={isChanging} checkout={checkout} />
        </div>
      )}
      <SavedLines lines={bag.saved} removals={removals} onMoved={(id) => setTurn({ id })} />
      {bag.lines.length > 0 && <CheckoutBar bag={bag} isChanging={isChanging} checkout={checkout} />}
    </>
  )
}
