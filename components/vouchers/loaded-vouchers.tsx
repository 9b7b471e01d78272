'use client'

import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl'
import { useEffect, useRef } from 'react'
import { SHOP_TIME_ZONE } from '@/domain/constants'
import type { Voucher } from '@/domain/voucher'
import { VoucherCard } from './voucher-card'

export interface LoadedVouchersProps {
  vouchers: readonly Voucher[]
  /** how many came with one press */
  step: number
  className: string
  messages: AbstractIntlMessages
}

/** Vouchers that came by a press. The focus goes to the first of the new ones: the button may be gone. */
export function LoadedVouchers({ vouchers, step, className, messages }: LoadedVouchersProps) {
  const list = useRef<HTMLUListElement>(null)
  const count = vouchers.length
  useEffect(() => {
    const firstNew = Math.floor((count - 1) / step) * step
    list.current?.querySelectorAll('li')[firstNew]?.focus({ preventScroll: true })
  }, [count, step])
  return (
    <NextIntlClientProvider locale="vi" timeZone={SHOP_TIME_ZONE} messages={messages}>
      <ul ref={list} className={`mt-3 tablet:mt-5 ${className}`}>
        {vouchers.map((voucher) => (
          <li key={voucher._id} tabIndex={-1} className="outline-none">
            <VoucherCard voucher={voucher} />
          </li>
        ))}
      </ul>
    </NextIntlClientProvider>
  )
}
