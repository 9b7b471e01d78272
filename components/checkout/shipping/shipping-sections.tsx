'use client'

import { useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { useInBrowser } from '@/components/ui/in-browser'
import type { User } from '@/domain/account/user'
import type { Bag } from '@/domain/bag/view'
import { CheckoutSection } from '../frame/checkout-section'
import { lateForm } from '../frame/late-form'
import { AddressChoice } from './address-choice'
import { HelpLink } from '@/components/forms/help-link'
import { HELP_DELIVERY_FEE } from '@/lib/pages/help/topics'
import { DeliveryChoice, FulfilmentChoice, useShownShippingMethod } from './delivery-choice'
import { CourierNote, GiftWrap, hasInvoiceDraft, hasNoteDraft, InvoiceRequestField } from './shipping-extras'
import { PickupChoice } from './pickup-choice'

const ContactForm = lateForm('contact', async () => (await import('./contact-form')).ContactForm)
const GuestAddressForm = lateForm('address', async () => (await import('./guest-address')).GuestAddressForm)

/** The sections of the step that this order needs: gift cards need a contact only. */
export function ShippingSections({ bag, user }: { bag: Bag; user?: User }) {
  const t = useTranslations('checkout')
  const { checkout, is_member: isMember } = bag
  const method = useShownShippingMethod(bag)
  const isByEmail = checkout.is_by_email_only
  const isPickup = !isByEmail && method === 'store_pickup'
  // The HTML has no drafts of this tab: a field that has one begins again.
  const isInBrowser = useInBrowser()
  const drafts = useMemo(
    () => ({ note: isInBrowser && hasNoteDraft(), invoice: isInBrowser && hasInvoiceDraft() }),
    [isInBrowser],
  )
  // A member's address contains the recipient; without one, the contact is asked for.
  const lacksContact = useLatch(checkout.missing.includes('contact') && checkout.address !== null)
  const asksContact = !isMember || isByEmail || isPickup || lacksContact

  return (
    <>
      {!isByEmail && (
        <CheckoutSection title={t('fulfilment.title')}>
          <FulfilmentChoice isPickup={isPickup} />
        </CheckoutSection>
      )}
      {asksContact && (
        <CheckoutSection name="contact" title={t(isPickup ? 'contact.pickupTitle' : 'contact.title')}>
          {isByEmail && <p className="mb-4 text-muted">{t('contact.byEmail')}</p>}
          <ContactForm contact={checkout.contact} user={user} isPickup={isPickup} />
        </CheckoutSection>
      )}
      {!isByEmail && !isPickup && (
        <>
          <CheckoutSection name="address" title={t('address.title')}>
            {isMember ? (
              <AddressChoice address={checkout.address} known={user?.address} />
            ) : (
              <GuestAddressForm address={checkout.guest_address} />
            )}
          </CheckoutSection>
          <CheckoutSection
            name="shipping_method"
            title={t('delivery.title')}
            help={<HelpLink href={HELP_DELIVERY_FEE} label={t('delivery.help')} />}
          >
            <DeliveryChoice bag={bag} chosen={method} />
          </CheckoutSection>
        </>
      )}
      {isPickup && (
        <CheckoutSection name="store" title={t('pickup.title')}>
          <PickupChoice bag={bag} />
        </CheckoutSection>
      )}
      <CheckoutSection title={t('extras.title')}>
        <div className="grid grid-cols-1 gap-3">
          {!isByEmail && !isPickup && (
            <CourierNote key={`note ${drafts.note}`} note={checkout.note} hasDraft={drafts.note} />
          )}
          {!isByEmail && <GiftWrap isGift={checkout.is_gift ?? false} />}
          <InvoiceRequestField
            key={`invoice ${drafts.invoice}`}
            checkout={checkout}
            email={checkout.contact?.email ?? user?.email ?? ''}
            hasDraft={drafts.invoice}
          />
        </div>
      </CheckoutSection>
    </>
  )
}

/** True from the first time the condition was true: a field shown to be filled in must not disappear while typing. */
function useLatch(condition: boolean): boolean {
  const [was, setWas] = useState(condition)
  if (condition && !was) setWas(true)
  return condition || was
}
