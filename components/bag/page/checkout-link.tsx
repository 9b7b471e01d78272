'use client'

import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { CHECKOUT_PATH, type Checkout } from './use-checkout'

/** "Thanh toán". A link, so that it can be opened in a new tab; a plain click first checks the bag. */
export function CheckoutLink({ checkout, className }: { checkout: Checkout; className: string }) {
  const t = useTranslations('bag.checkout')
  return (
    <div
      className={className}
      onClickCapture={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        event.stopPropagation()
        checkout.go()
      }}
    >
      <ButtonLink href={CHECKOUT_PATH} size="lg" className="w-full px-4!">
        {checkout.isBusy && <Spinner className="size-5" />}
        {t('go')}
      </ButtonLink>
      <span role="status" className="sr-only">
        {checkout.isBusy ? t('busy') : ''}
      </span>
    </div>
  )
}
