import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BagView } from '@/components/bag/page/bag-view'
import { BackHeader } from '@/components/layout/header/mobile-header'
import { UNPAID_KEY } from '@/components/orders/parts/unpaid/unpaid-key'
import { ServedAnswers } from '@/components/ui/served-answers'
import { Texts } from '@/components/ui/texts'
import { BAG_KEY } from '@/lib/client/bag/bag-key'
import { WAITING_GOODS_ID } from '@/lib/client/offline-queue/entry'
import { getOwnBag } from '@/lib/reads/bag'
import { getUnpaidOrders } from '@/lib/reads/orders'
import { madePerRequest } from '@/lib/security/per-request'
import bag from '@/messages/vi/bag.json'
import card from '@/messages/vi/card.json'
import orders from '@/messages/vi/orders.json'

// The bag of the header comes with its own texts.
const { mini: _, ...shown } = bag
const { price, unpaid, reorder, failure } = orders
const texts = { bag: shown, orders: { price, unpaid, reorder, failure }, card: { state: card.state } }

/** Rendered for each request: shows the bag of this member or visitor. */
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('bag')
  return { title: t('title'), robots: { index: false, follow: false } }
}

/** The bag, for members and visitors (RTE-09, CRT-01). */
export default async function OrderPage() {
  // A navigation between member pages does not render the layout again.
  await madePerRequest()
  const [t, ownBag, unpaidOrders] = await Promise.all([
    getTranslations('bag'),
    getOwnBag(),
    getUnpaidOrders(),
  ])
  return (
    <>
      <BackHeader title={t('title')} fallbackHref="/" />
      <main className="container-page min-h-dvh pt-4 pb-28 tablet:pt-8 desktop:pb-20">
        <h1 className="mb-5 font-display text-3xl max-desktop:sr-only">{t('title')}</h1>
        <p id={WAITING_GOODS_ID} role="status" />
        <Texts messages={texts}>
          <ServedAnswers answers={{ [BAG_KEY]: ownBag, [UNPAID_KEY]: unpaidOrders }}>
            <BagView />
          </ServedAnswers>
        </Texts>
      </main>
    </>
  )
}
