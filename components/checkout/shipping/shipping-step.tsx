'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { toast } from '@/components/toasts/toast'
import type { User } from '@/domain/account/user'
import type { Bag } from '@/domain/bag/view'
import { api } from '@/lib/client/api'
import { isSignedOut } from '@/lib/client/failure'
import { useMember } from '@/lib/client/member/member'
import { BagFailed } from '../bag/bag-failed'
import { BagSummary } from '../bag/bag-summary'
import { CheckoutSkeleton } from '../frame/checkout-skeleton'
import { sendUnsavedChoices } from '../frame/choices'
import { ContinueBar } from '../frame/continue-bar'
import { LoginNeeded } from '../frame/login-needed'
import { FeeChange } from '../bag/fee-change'
import { focusSection, SECTIONS, SectionsProvider, sectionId, useSections } from '../frame/sections'
import { ShippingSections } from './shipping-sections'
import { markShippingSeen } from '../frame/navigation-origin'
import { useCheckoutBag } from '../bag/use-checkout-bag'

interface ShippingStepProps {
  /** who asked for the page; null for a visitor, undefined when the server could not find out */
  member?: User | null
}

/** /order/shipping: recipient, delivery and extras (BUY-08). */
export function ShippingStep({ member }: ShippingStepProps) {
  const { bag, isSignedOut: isOut, error, refresh } = useCheckoutBag()
  const { status, user: known, error: memberError } = useMember()
  const isStarting = status === 'starting'
  const user = isStarting ? (member ?? undefined) : known
  if (isOut) return <LoginNeeded />
  if (error) return <BagFailed failure={error} onRetry={() => void refresh()} />
  // Waits for the member, so that name and number are prefilled from the start.
  if (!bag || (isStarting && member === undefined) || (status === 'member' && !user && !memberError))
    return <CheckoutSkeleton />
  if (!bag.may_check_out) return <LoginNeeded />
  return <ShippingForm key={bag.cart_id} bag={bag} user={user} />
}

type Missing = Exclude<Bag['checkout']['missing'][number], 'payment_method'>

/** The data this step must complete; the payment method follows. */
const missingHere = ({ checkout }: Bag): Missing[] =>
  checkout.missing.filter((part) => part !== 'payment_method')

function ShippingForm({ bag, user }: { bag: Bag; user?: User }) {
  const t = useTranslations('checkout')
  const router = useRouter()
  const sections = useSections()
  const [isBusy, setBusy] = useState(false)
  const [missing, setMissing] = useState<readonly Missing[]>([])
  useEffect(() => {
    markShippingSeen()
    // The payment step found something missing and named it in the address.
    const named = SECTIONS.find((name) => window.location.hash === `#${sectionId(name)}`)
    if (named) focusSection(named)
  }, [])

  const goOn = async () => {
    if (isBusy) return
    setBusy(true)
    setMissing([])
    const lacks = await settle()
    setBusy(false)
    if (lacks === null) return
    setMissing(lacks)
    const [first] = lacks
    if (first) focusSection(first)
    else router.push('/order/payment')
  }

  /** What is still missing after saving everything; null when a section failed to save, which shows it itself. */
  const settle = async (): Promise<Missing[] | null> => {
    try {
      if (!(await sections.saveAll())) return null
      await sendUnsavedChoices()
      // The server's bag decides, also when another tab has changed it.
      return missingHere(await api.cart.carts.me.$get())
    } catch (failure) {
      if (!isSignedOut(failure)) toast.error(t('notKept'))
      return null
    }
  }

  return (
    <SectionsProvider sections={sections}>
      <div className="grid grid-cols-1 gap-6 desktop:grid-cols-[minmax(0,1fr)_24rem] desktop:items-start desktop:gap-10">
        <div className="grid grid-cols-1 gap-6 tablet:gap-8">
          <ShippingSections bag={bag} user={user} />
        </div>
        <div className="desktop:h-full">
          <BagSummary bag={bag}>
            <ContinueBar total={bag.total} label={t('continue')} isBusy={isBusy} onPress={() => void goOn()}>
              <FeeChange shipping={bag.shipping} />
              <p role="alert" className="text-sm text-sale empty:hidden">
                {missing.length > 0 &&
                  t('missing.title', { parts: missing.map((part) => t(`missing.${part}`)).join(', ') })}
              </p>
            </ContinueBar>
          </BagSummary>
        </div>
      </div>
    </SectionsProvider>
  )
}
