'use client'

import { useTranslations } from 'next-intl'
import { Suspense, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useUnpaidOrders } from '@/components/orders/parts/unpaid/use-unpaid-orders'
import { lazyPart } from '@/components/ui/lazy-part'
import { useFocusOnChange } from '@/components/overlays/focus/use-focus-on-change'
import { useBag } from '@/lib/client/bag/bag'
import { findShown } from '@/lib/client/browser/find-shown'
import type { Bag } from '@/domain/bag/view'
import { withInstruction } from '@/lib/client/failure'
import { formatMoney } from '@/lib/format'
import { BagLines } from '../line/bag-lines'
import { lineElementId } from '../line/line-id'
import { Notice } from '@/components/ui/notice'
import { hasUnsentQuantities, subscribeQuantities } from '../line/quantities'
import { useRemovals } from '../line/use-removals'
import { BagSkeleton } from './bag-skeleton'
import { EmptyBag } from './empty-bag'
import { FreeShipping } from './free-shipping'
import { GiftHints } from './gift-hints'
import { Summary } from './summary'
import { useCheckout, type Checkout } from './use-checkout'
import { CheckoutLink } from './checkout-link'

/** Few have such orders, gifts, or goods saved for later. */
const UnpaidOrders = lazyPart(() => import('@/components/orders/parts/unpaid/late-unpaid-orders'))
const FreeProducts = lazyPart(() => import('./free-products'))
const SavedLines = lazyPart(() => import('./saved-lines'))

const never = () => false

const isFocusLost = () => document.activeElement === null || document.activeElement === document.body

/** The bag of this visitor or member (BUY-01), below the orders that can still be paid again. */
export function BagView() {
  const t = useTranslations('bag')
  const { bag, error, isLoading, refresh } = useBag()
  const { unpaid, isKnown, refresh: refreshUnpaid } = useUnpaidOrders()
  /** they keep the focus when the last one is gone */
  const [hadUnpaid, setHadUnpaid] = useState(false)
  if (unpaid.length > 0 && !hadUnpaid) setHadUnpaid(true)
  /** what came with the page: without boundaries around it, whose content React would move out of the HTML */
  const [served] = useState({ isBag: bag !== undefined && isKnown, hasUnpaid: unpaid.length > 0 })
  // The orders above are awaited with the bag, so that nothing moves afterwards.
  if (bag && isKnown) {
    const orders = hadUnpaid && <UnpaidOrders unpaid={unpaid} refresh={refreshUnpaid} />
    if (served.isBag)
      return (
        <>
          <Late isServed={served.hasUnpaid}>{orders}</Late>
          <LoadedBag bag={bag} />
        </>
      )
    return (
      <Suspense fallback={<BagSkeleton label={t('loading')} />}>
        {orders}
        <LoadedBag bag={bag} />
      </Suspense>
    )
  }
  if (!bag && error && !isLoading)
    return (
      <Notice
        text={withInstruction(t('loadFailed'), error)}
        action={t('retry')}
        onAction={() => void refresh()}
        className="min-h-96 rounded-lg bg-sand"
      />
    )
  return <BagSkeleton label={t('loading')} />
}

/** An optional part: with a boundary, unless it came with the page, since React would move it out of the HTML. */
function Late({ isServed, children }: { isServed: boolean; children: ReactNode }) {
  return isServed ? children : <Suspense>{children}</Suspense>
}

function LoadedBag({ bag }: { bag: Bag }) {
  const t = useTranslations('bag')
  const [hadAtFirst] = useState({ gifts: bag.free_products.length > 0, saved: bag.saved.length > 0 })
  /** the line that takes the focus after its pressed button is gone; the list's title when there is none */
  const [turn, setTurn] = useState<{ id: string | undefined } | null>(null)
  useFocusOnChange(turn, () => findShown(`#${lineElementId(turn?.id ?? '')}`) ?? findShown('#bag-title'))
  // With its last line the list is gone: the empty state has a title with the same id.
  useFocusOnChange(turn !== null && bag.lines.length === 0, () =>
    isFocusLost() ? findShown('#bag-title') : null,
  )
  const removals = useRemovals(bag, (id) => {
    // Moves the focus only while it is on the undo button.
    if (!document.activeElement?.closest(`[data-removed="${id}"]`)) return
    const at = bag.lines.findIndex((line) => line.id === id)
    setTurn({ id: (bag.lines[at + 1] ?? bag.lines[at - 1])?.id })
  })
  const isWishing = useSyncExternalStore(subscribeQuantities, hasUnsentQuantities, never)
  const isChanging = isWishing || removals.isBusy
  const checkout = useCheckout(bag, removals, (id) => setTurn({ id }))

  return (
    <>
      <p role="status" className="sr-only">
        {t('spoken', { count: bag.pieces })}
      </p>
      {bag.lines.length === 0 ? (
        <EmptyBag isMember={bag.is_member} />
      ) : (
        <div className="grid grid-cols-1 gap-8 desktop:grid-cols-[minmax(0,1fr)_24rem] desktop:grid-rows-[auto_1fr] desktop:items-start desktop:gap-x-12">
          <div className="grid min-w-0 grid-cols-1 gap-5">
            <FreeShipping bag={bag} />
            <BagLines lines={bag.lines} removals={removals} onMoved={(id) => setTurn({ id })} />
            {bag.free_products.length > 0 && (
              <Late isServed={hadAtFirst.gifts}>
                <FreeProducts products={bag.free_products} />
              </Late>
            )}
            <GiftHints bag={bag} />
          </div>
          <Summary bag={bag} isChanging={isChanging} checkout={checkout} />
        </div>
      )}
      {bag.saved.length > 0 && (
        <Late isServed={hadAtFirst.saved}>
          <SavedLines lines={bag.saved} removals={removals} onMoved={(id) => setTurn({ id })} />
        </Late>
      )}
      {bag.lines.length > 0 && <CheckoutBar bag={bag} isChanging={isChanging} checkout={checkout} />}
    </>
  )
}

interface CheckoutBarProps {
  bag: Bag
  isChanging: boolean
  checkout: Checkout
}

/** Total and checkout link, fixed at the phone's bottom. */
function CheckoutBar({ bag, isChanging, checkout }: CheckoutBarProps) {
  const t = useTranslations('bag')
  return (
    <div data-own-bar className="bottom-bar flex flex-wrap items-center gap-x-3 gap-y-1 desktop:hidden">
      <p className={`flex-1 transition-opacity ${isChanging ? 'opacity-45' : ''}`} aria-busy={isChanging}>
        <span className="block text-xs text-muted">{t('total')}</span>
        <span className="block text-lg leading-snug font-semibold">{formatMoney(bag.total)}</span>
        {bag.saved_amount > 0 && (
          <span className="block text-xs text-success">
            {t('savedAmount', { amount: formatMoney(bag.saved_amount) })}
          </span>
        )}
      </p>
      <CheckoutLink checkout={checkout} className="min-w-[160px] grow-0 max-[22.5rem]:min-w-[144px]" />
    </div>
  )
}
