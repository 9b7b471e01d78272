import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { HelpLink } from '@/components/forms/help-link'
import { HELP_ORDERING } from '@/lib/pages/help/topics'
import { Texts } from '@/components/ui/texts'
import address from '@/messages/vi/address.json'
import bag from '@/messages/vi/bag.json'
import checkout from '@/messages/vi/checkout.json'
import form from '@/messages/vi/form.json'
import orders from '@/messages/vi/orders.json'
import payment from '@/messages/vi/payment.json'
import { type CheckoutStepName, Steps } from './steps'

/** The namespaces of the checkout steps. */
const checkoutTexts = {
  checkout,
  payment,
  address,
  form,
  // Texts shared with the bag and the orders.
  bag: { gap: bag.gap, method: bag.method, refused: bag.refused },
  orders: { hours: orders.hours, price: orders.price },
}

interface StepFrameProps {
  step: CheckoutStepName
  children: ReactNode
}

/** The page frame of a checkout step: progress and the step's texts. */
export function StepFrame({ step, children }: StepFrameProps) {
  const t = useTranslations('checkout.pages')
  return (
    <main className="container-page min-h-dvh pt-4 pb-32 tablet:pt-8 desktop:pb-16">
      <Steps current={step} />
      <h1 className="mt-3 mb-6 font-display text-2xl tablet:text-3xl">{t(step)}</h1>
      <Texts messages={checkoutTexts}>{children}</Texts>
      <p className="mt-8">
        <HelpLink href={HELP_ORDERING} label={t('help')} isText />
      </p>
    </main>
  )
}
