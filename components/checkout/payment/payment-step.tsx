'use client'

import { useTranslations } from 'next-intl'
import { Suspense, useRef } from 'react'
import { DOCUMENT_LINKS } from '@/components/account/agreements/document-links'
import { BagFailed } from '@/components/checkout/bag/bag-failed'
import { BagSummary } from '@/components/checkout/bag/bag-summary'
import { CheckoutSection } from '@/components/checkout/frame/checkout-section'
import { CheckoutSkeleton } from '@/components/checkout/frame/checkout-skeleton'
import { useUnsavedChoices } from '@/components/checkout/frame/choices'
import { ContinueBar } from '@/components/checkout/frame/continue-bar'
import { LoginNeeded } from '@/components/checkout/frame/login-needed'
import { FeeChange } from '@/components/checkout/bag/fee-change'
import { useCheckoutBag } from '@/components/checkout/bag/use-checkout-bag'
import { useSaveChoice } from '@/components/checkout/bag/use-choose'
import { bankPromoOverlay } from '@/components/bank-offers/overlays'
import { openOverlay } from '@/components/overlays/store'
import { Button } from '@/components/ui/button'
import { lazyPart } from '@/components/ui/lazy-part'
import { Spinner } from '@/components/ui/spinner'
import type { Bag } from '@/domain/bag/view'
import { formatMoney } from '@/lib/format'
import { MethodCards } from '../methods/method-cards'
import { RefusalNotice } from './refusal-notice'
import { Review } from './review'
import { usePendingPanel } from './use-pending-panel'
import { usePlaceOrder } from './use-place-order'
import { useRefusedMethods } from '../methods/refused-methods'

/** New versions that the order agrees to, for a member. */
const AgreementNews = lazyPart(() => import('@/components/account/agreements/agreement-news'))

/** /order/payment: payment method, review, and the order itself (BUY-09). */
export function PaymentStep() {
  const t = useTranslations('payment')
  const order = usePlaceOrder()
  const { bag, isSignedOut, error, refresh } = useCheckoutBag(order.isHeld)
  const panel = usePendingPanel()
  if (order.placing === 'leaving') return <Redirecting text={t('leaving')} />
  if (isSignedOut) return <LoginNeeded />
  if (error && !order.isHeld) return <BagFailed failure={error} onRetry={() => void refresh()} />
  if (!bag) return <CheckoutSkeleton />
  // The order may exist already: it is being looked up.
  if (bag.lines.length === 0)
    return order.refusal ? (
      <RefusalNotice
        refusal={order.refusal}
        bag={bag}
        onAgain={() => void order.place(bag)}
        onSettled={() => order.refuse(null)}
      />
    ) : (
      <Redirecting text={t('looking')} />
    )
  return <PaymentForm bag={bag} order={order} panel={panel} />
}

function Redirecting({ text }: { text: string }) {
  return (
    <p role="status" className="flex items-center justify-center gap-3 py-24">
      <Spinner className="size-6 text-accent" />
      {text}
    </p>
  )
}

interface PaymentFormProps {
  bag: Bag
  order: ReturnType<typeof usePlaceOrder>
  panel: ReturnType<typeof usePendingPanel>
}

function PaymentForm({ bag, order, panel }: PaymentFormProps) {
  const t = useTranslations('payment')
  const unsent = useUnsavedChoices()
  const choose = useSaveChoice()
  const methods = useRef<HTMLDivElement>(null)
  const { setPending, called } = panel
  const codes = bag.checkout.payment_methods
  const wished = unsent.payment_method ?? bag.checkout.payment_method
  const chosen = codes.find((code) => code === wished)
  const refused = useRefusedMethods(bag)
  const isFree = bag.total === 0

  const chooseMethod = (code: string) => {
    order.refuse(null)
    setPending(true)
    void choose({ payment_method: code })
  }

  const place = () => {
    // Submitting counts as having read the panel.
    setPending(false)
    if (!isFree && chosen === undefined) {
      order.refuse({ code: 'NO_METHOD' })
      methods.current?.querySelector<HTMLInputElement>('input:enabled')?.focus()
      return
    }
    void order.place(bag)
  }

  return (
    <div className="grid grid-cols-1 gap-6 desktop:grid-cols-[minmax(0,1fr)_24rem] desktop:items-start desktop:gap-10">
      <div className="grid grid-cols-1 gap-6 tablet:gap-8">
        <CheckoutSection title={t('methods')}>
          <div ref={methods}>
            {isFree ? (
              <p className="text-muted">{t('nothingToPay')}</p>
            ) : codes.length === 0 ? (
              <p role="alert">{t('noMethods')}</p>
            ) : (
              <MethodCards
                codes={codes}
                refused={refused}
                chosen={chosen}
                total={bag.total}
                called={called}
                onChoose={chooseMethod}
              />
            )}
          </div>
          {!isFree && (
            <Button
              variant="quiet"
              aria-haspopup="dialog"
              className="mt-2 px-0!"
              onClick={() => openOverlay(bankPromoOverlay, { amount: bag.total })}
            >
              {t('bankOffers')}
            </Button>
          )}
        </CheckoutSection>
        <Review bag={bag} method={isFree ? null : chosen} />
      </div>
      <div className="desktop:h-full">
        <BagSummary bag={bag}>
          <ContinueBar
            total={bag.total}
            label={order.placing === 'no' ? t('place') : t('placing')}
            isBusy={order.placing !== 'no'}
            onPress={place}
          >
            <FeeChange shipping={bag.shipping} />
            {order.refusal && (
              <RefusalNotice
                refusal={order.refusal}
                bag={bag}
                onAgain={() => void order.place(bag)}
                onSettled={() => order.refuse(null)}
              />
            )}
            <Suspense>
              <AgreementNews />
            </Suspense>
            <p className="text-xs text-muted">
              {t.rich('agree', { total: formatMoney(bag.total), ...DOCUMENT_LINKS })}
            </p>
          </ContinueBar>
        </BagSummary>
      </div>
    </div>
  )
}
