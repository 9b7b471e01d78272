import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BagPage } from '@/components/bag/page/bag-page'
import { EarlyCall } from '@/components/ui/early-call'
import { BackHeader } from '@/components/layout/header/mobile-header'
import { api } from '@/lib/client/api'
import bag from '@/messages/vi/bag.json'
import card from '@/messages/vi/card.json'
import orders from '@/messages/vi/orders.json'

const { price, unpaid, reorder, failure } = orders

/** The page is static: the browser loads the bag's content. */
export const ensureStatic = 'navigation'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('bag')
  return { title: t('title'), robots: { index: false, follow: false } }
}

/** The bag, for members and visitors (RTE-09, CRT-01). */
export default async function OrderPage() {
  const t = await getTranslations('bag')
  return (
    <>
      <EarlyCall path={api.cart.carts.me.$path()} />
      <EarlyCall path={api.order.user.me.orders.unpaid.$path()} />
      <BackHeader title={t('title')} fallbackHref="/" />
      <main className="container-page min-h-dvh pt-4 pb-28 tablet:pt-8 desktop:pb-20">
        <h1 className="mb-5 font-display text-2xl max-desktop:sr-only tablet:text-3xl">{t('title')}</h1>
        <BagPage
          loading={t('loading')}
          messages={{
            bag,
            orders: { price, unpaid, reorder, failure },
            card: { state: card.state },
          }}
        />
      </main>
    </>
  )
}
