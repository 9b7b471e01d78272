'use client'

import { useEffect, useRef } from 'react'
import { Texts } from '@/components/ui/texts'
import type { Voucher } from '@/domain/voucher'
import product from '@/messages/vi/product.json'
import vouchers from '@/messages/vi/vouchers.json'
import { VoucherCard } from '../voucher-card'

export interface LoadedVouchersProps {
  vouchers: readonly Voucher[]
  /** number of vouchers per load */
  step: number
  className: string
}

/** Loaded vouchers. The focus moves to the first new one: the button may be gone. */
export function LoadedVouchers({ vouchers: shown, step, className }: LoadedVouchersProps) {
  const list = useRef<HTMLUListElement>(null)
  const count = shown.length
  useEffect(() => {
    const firstNew = Math.floor((count - 1) / step) * step
    list.current?.querySelectorAll('li')[firstNew]?.focus({ preventScroll: true })
  }, [count, step])
  return (
    <Texts messages={{ vouchers, product: { reason: product.reason } }}>
      <ul ref={list} className={`mt-3 tablet:mt-5 ${className}`}>
        {shown.map((voucher) => (
          <li key={voucher._id} tabIndex={-1} className="outline-none">
            <VoucherCard voucher={voucher} />
          </li>
        ))}
      </ul>
    </Texts>
  )
}
