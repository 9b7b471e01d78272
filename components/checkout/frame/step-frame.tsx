import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Texts } from '@/components/ui/texts'
import { type CheckoutStepName, Steps } from './steps'
import { checkoutTexts } from './texts'

interface StepFrameProps {
  step: CheckoutStepName
  children: ReactNode
}

/** The page of a step between bag and order: where one is, and the words the step uses. */
export function StepFrame({ step, children }: StepFrameProps) {
  const t = useTranslations('checkout.pages')
  return (
    <main className="container-page min-h-dvh pt-4 pb-32 tablet:pt-8 desktop:pb-16">
      <Steps current={step} />
      <h1 className="mt-3 mb-6 font-display text-2xl tablet:text-3xl">{t(step)}</h1>
      <Texts messages={checkoutTexts}>{children}</Texts>
    </main>
  )
}
