import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ADDRESSES_KEY } from '@/components/account/addresses/addresses-key'
import { StepFrame } from '@/components/checkout/frame/step-frame'
import { ShippingStep } from '@/components/checkout/shipping/shipping-step'
import { BackHeader } from '@/components/layout/header/mobile-header'
import { ServedAnswers } from '@/components/ui/served-answers'
import { BAG_KEY } from '@/lib/client/bag/bag-key'
import { MEMBER_KEY } from '@/lib/client/member/member-key'
import { getOwnBag } from '@/lib/reads/bag'
import { getOwnMember } from '@/lib/reads/member'
import { madePerRequest } from '@/lib/security/per-request'

/** Rendered for each request: shows the shopper's bag. */
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('checkout.pages')
  return { title: t('shipping'), robots: { index: false, follow: false } }
}

export default async function ShippingPage() {
  // A navigation between member pages does not render the layout again.
  await madePerRequest()
  const [t, bag, member] = await Promise.all([getTranslations('checkout.pages'), getOwnBag(), getOwnMember()])
  const answers = {
    [BAG_KEY]: bag,
    [MEMBER_KEY]: member ?? undefined,
    [ADDRESSES_KEY]: member?.address,
  }
  return (
    <>
      <BackHeader title={t('shipping')} fallbackHref="/order" />
      <StepFrame step="shipping">
        <ServedAnswers answers={answers}>
          <ShippingStep member={member} />
        </ServedAnswers>
      </StepFrame>
    </>
  )
}
