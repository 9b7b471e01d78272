'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'
import { orderPath } from '@/components/orders/filter/filter-url'
import { openOverlay } from '@/components/overlays/store'
import { Button, ButtonLink } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { getData } from '@/lib/client/api'
import { orderResultPath } from '@/lib/pages/routes'
import { paymentPath } from './order-calls'
import { retryPaymentOverlay } from '../payment/overlays'

const EVERY_MS = 3_000
/** Longer than a provider takes to report a payment that was finished. */
const LONG_MS = 20_000
const FOR_MS = 120_000

interface AwaitPaymentProps {
  orderId: string
  orderKey?: string
  method: string
  mayRetry: boolean
}

/** Waits for the provider's result: polls every three seconds for two minutes. The ways on are offered beside it before that is over. */
export function AwaitPayment({ orderId, orderKey, method, mayRetry }: AwaitPaymentProps) {
  const t = useTranslations('payment.confirming')
  const router = useRouter()
  const [round, setRound] = useState(0)
  const [isLong, setLong] = useState(false)
  const [isOver, setOver] = useState(false)

  const look = useEffectEvent(async () => {
    // A poll without network is followed by the next.
    const payment = await getData(paymentPath(orderId, orderKey)).catch(() => null)
    if (payment?.state === 'failed') router.replace(orderResultPath('failed', orderId, orderKey))
    else if (payment && payment.state !== 'pending') router.refresh()
  })

  useEffect(() => {
    const timer = setInterval(() => void look(), EVERY_MS)
    const long = setTimeout(() => setLong(true), LONG_MS)
    const end = setTimeout(() => {
      clearInterval(timer)
      setOver(true)
    }, FOR_MS)
    return () => {
      clearInterval(timer)
      clearTimeout(long)
      clearTimeout(end)
    }
  }, [round])

  return (
    <div className="mx-auto mt-6 grid max-w-xl justify-items-center gap-4 rounded-lg bg-sand p-5 text-center">
      <div role="status" className="grid justify-items-center gap-4">
        {!isOver && (
          <p className="flex items-center gap-3">
            <Spinner className="size-5 text-accent" />
            {t('waiting')}
          </p>
        )}
        {isLong && <p>{t(mayRetry ? 'slow' : 'late')}</p>}
      </div>
      {isLong && (
        <div className="flex flex-wrap justify-center gap-3">
          {isOver && (
            <Button
              variant={mayRetry ? 'secondary' : 'primary'}
              onClick={() => {
                setOver(false)
                setRound(round + 1)
              }}
            >
              {t('lookAgain')}
            </Button>
          )}
          {mayRetry && (
            <Button
              aria-haspopup="dialog"
              onClick={() => openOverlay(retryPaymentOverlay, { orderId, method, orderKey })}
            >
              {t('retry')}
            </Button>
          )}
          {/* A guest's order has no page but this. */}
          {orderKey === undefined && (
            <ButtonLink href={orderPath(orderId)} variant="secondary">
              {t('order')}
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  )
}
