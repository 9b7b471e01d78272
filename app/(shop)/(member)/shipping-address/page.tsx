import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AddressBook } from '@/components/account/addresses/address-book'
import { ADDRESSES_KEY } from '@/components/account/addresses/addresses-key'
import { BackHeader } from '@/components/layout/header/mobile-header'
import { ServedAnswers } from '@/components/ui/served-answers'
import { Texts } from '@/components/ui/texts'
import { profilePath } from '@/lib/pages/routes'
import { getAddresses } from '@/lib/reads/addresses'
import { requireMember } from '@/lib/session/session'
import address from '@/messages/vi/address.json'

/** Rendered for each request: shows data of the signed-in member. */
export const instant = false

const PATH = '/shipping-address'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('address')
  return { title: t('title'), robots: { index: false, follow: false } }
}

export default async function ShippingAddressPage() {
  const member = await requireMember(PATH)
  const [t, addresses] = await Promise.all([getTranslations('address'), getAddresses()])
  return (
    <>
      <BackHeader title={t('title')} fallbackHref={profilePath(member.user_name)} />
      <main className="container-page min-h-dvh max-w-4xl pt-6 pb-16 tablet:pt-10">
        <h1 className="font-display text-2xl tablet:text-3xl">{t('title')}</h1>
        <p className="mt-2 mb-6 text-muted">{t('intro')}</p>
        <Texts messages={{ address }}>
          <ServedAnswers answers={{ [ADDRESSES_KEY]: addresses }}>
            <AddressBook />
          </ServedAnswers>
        </Texts>
      </main>
    </>
  )
}
