'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'
import { openOverlay } from '@/components/overlays/store'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { getData } from '@/lib/client/api'
import { orderResultPath } from '@/lib/pages/routes'
import { paymentPath } from './order-calls'
import { retryPaymentOverlay } from '../payment/overlays'

const EVERY_MS = 3_000
const FOR_MS = 120_000

interface AwaitPaymentProps {
  orderId: string
  orderKey?: string
  method: string
  mayRetry: boolean
}

/** Waits for the provider's result: polls every three seconds for two minutes, then offers a button. */
export function AwaitPayment({ orderId, orderKey, method, mayRetry }: AwaitPaymentProps) {
  const t = useTranslations('payment.confirming')
  const router = useRouter()
  const [round, setRound] = useState(0)
  const [isOver, setOver] = useState(false)

  const look = useEffectEvent(async () => {
    // A poll without network is followed by the next.
    const payment = await getData(paymentPath(orderId, orderKey)).catch(() => null)
    if (payment?.state === 'failed') router.replace(orderResultPath('failed', orderId, orderKey))
    else if (payment && payment.state !== 'pending') router.refresh()
  })

  useEffect(() => {
    const timer = setInterval(() => void look(), EVERY_MS)
    const end = setTimeout(() => {
      clearInterval(timer)
      setOver(true)
    }, FOR_MS)
    return () => {
      clearInterval(timer)
      clearTimeout(end)
    }
  }, [round])

  return (
    <div
      role="status"
      className="mx-auto mt-6 grid max-w-xl justify-items-center gap-4 rounded-lg bg-sand p-5 text-center"
    >
      {isOver ? (
        <>
          <p>{t('slow')}</p>
          <div className="flex flex-wrap justify-center gap-3">
            <Button
              variant={mayRetry ? 'secondary' : 'primary'}
              onClick={() => {
                setOver(false)
                setRound(round + 1)
              }}
            >
              {t('lookAgain')}
            </Button>
            {mayRetry && (
              <Button
                aria-haspopup="dialog"
                onClick={() => openOverlay(retryPaymentOverlay, { orderId, method, orderKey })}
              >
                {t('retry')}
              </Button>
            )}
          </div>
        </>
      ) : (
        <p className="flex items-center gap-3">
          <Spinner className="size-5 text-accent" />
          {t('waiting')}
        </p>
      )}
    </div>
  )
}
