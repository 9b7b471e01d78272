'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { type SubmitEvent, useId, useState, useEffect, useEffectEvent } from 'react'
import { ChoiceCard } from '@/components/checkout/frame/choice-card'
import { CONTROL } from '@/components/forms/fields/field-frame'
import { retryPayment } from '@/components/orders/parts/retry-call'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { closeOverlay } from '@/components/overlays/store'
import { useNavigate } from '@/components/overlays/use-navigate'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { paymentNameOf } from '@/domain/order/payment/payment-methods'
import { orderResultPath } from '@/lib/pages/routes'
import { byCode } from '@/lib/client/failure-details'
import { redirectToProvider } from '../payment/provider-redirect'
import { retryPaymentOverlay, type RetryPaymentProps } from '../payment/overlays'
import { MethodLogo } from '../methods/method-logo'
import { reloadOrders } from './order-calls'
import { useRetryMethods } from './use-retry-methods'

type RetryFailure =
  | 'over'
  | 'outOfStock'
  | 'dailyLimit'
  | 'voucherGone'
  | 'pointsShort'
  | 'methodOff'
  | 'voucherMethod'
  | 'down'
  | 'failed'

/** Failures that no choice on this overlay can resolve. */
const FINAL_FAILURES: readonly RetryFailure[] = ['over', 'outOfStock', 'dailyLimit', 'voucherGone']

const RETRY_FAILURES = {
  RETRY_OVER: 'over',
  OUT_OF_STOCK: 'outOfStock',
  DAILY_LIMIT: 'dailyLimit',
  VOUCHER_GONE: 'voucherGone',
  POINTS_SHORT: 'pointsShort',
  PAYMENT_METHOD_OFF: 'methodOff',
  VOUCHER_METHOD: 'voucherMethod',
} as const

/** THỬ LẠI: pays the order again, by the same method or another (ORD-44). */
export default function RetryPayment({ orderId, method, orderKey }: RetryPaymentProps) {
  const t = useTranslations('payment.retry')
  const go = useNavigate()
  const router = useRouter()
  const phoneId = useId()
  const choices = useRetryMethods(orderId, orderKey, method)
  const [picked, setPicked] = useState(method)
  const open = choices.filter(({ isDisabled }) => !isDisabled).map(({ code }) => code)
  const chosen = open.find((code) => code === picked) ?? open[0]
  const [phoneNo, setPhoneNo] = useState('')
  const [problem, setProblem] = useState<RetryFailure | null>(null)
  const [isBusy, setBusy] = useState(false)
  // Back from the provider's page: the page was restored with its pending state.
  usePageRestored(() => {
    setBusy(false)
    setProblem(null)
    reloadOrders()
    router.refresh()
  })
  const isFinal = problem !== null && FINAL_FAILURES.includes(problem)

  const retry = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy || chosen === undefined) return
    setBusy(true)
    setProblem(null)
    try {
      const { redirect_url, is_payment_down } = await retryPayment({
        orderId,
        key: orderKey,
        method: chosen,
        phoneNo,
      })
      if (redirect_url !== null) {
        redirectToProvider(redirect_url)
        return
      }
      if (is_payment_down) setProblem('down')
      else go(orderResultPath('success', orderId, orderKey))
    } catch (failure) {
      setProblem(byCode(failure, RETRY_FAILURES) ?? 'failed')
      // The listed state of the order may be outdated.
      reloadOrders()
    }
    setBusy(false)
  }

  return (
    <OverlayFrame title={t('title')}>
      <form className="grid gap-4 p-5" onSubmit={(event) => void retry(event)}>
        <p className="text-sm text-muted">{t('text')}</p>
        <div role="radiogroup" aria-label={t('methods')} className="grid gap-3">
          {choices.map(({ code, isDisabled, reason }) => (
            <ChoiceCard
              key={code}
              name="retry_method"
              title={paymentNameOf(code)}
              aside={<MethodLogo code={code} />}
              checked={code === chosen}
              disabled={isDisabled}
              onChange={() => {
                setProblem(null)
                setPicked(code)
              }}
            >
              {reason && <span className="text-sm">{reason}</span>}
            </ChoiceCard>
          ))}
        </div>
        {chosen === 'ovo' && (
          <div className="grid gap-1.5">
            <label htmlFor={phoneId} className="text-sm font-semibold">
              {t('phone')}
            </label>
            <input
              id={phoneId}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              value={phoneNo}
              onChange={(event) => setPhoneNo(event.target.value)}
              className={CONTROL}
            />
          </div>
        )}
        <p role="alert" className="rounded-md bg-accent-soft px-3.5 py-3 text-sm empty:hidden">
          {problem && t(`trouble.${problem}`)}
        </p>
        {isFinal ? (
          <Button variant="secondary" size="lg" onClick={() => closeOverlay(retryPaymentOverlay)}>
            {t('close')}
          </Button>
        ) : (
          <Button type="submit" size="lg" aria-disabled={isBusy || undefined}>
            {isBusy && <Spinner className="size-5" />}
            {t('again')}
          </Button>
        )}
      </form>
    </OverlayFrame>
  )
}

/** After Back from another site the browser may restore the page with its old pending state. */
function usePageRestored(onReturned: () => void): void {
  const returned = useEffectEvent(onReturned)
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) returned()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
}
