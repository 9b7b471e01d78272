import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { EarlyCall } from '@/components/ui/early-call'
import { BackHeader } from '@/components/layout/header/mobile-header'
import {
  orderCountUrl,
  orderPageUrl,
  readOrderFilter,
  readOrderId,
} from '@/components/orders/filter/filter-url'
import { MyOrders } from '@/components/orders/list/my-orders'
import { Texts } from '@/components/ui/texts'
import { getUnpaidOrders } from '@/lib/reads/orders'
import { profilePath } from '@/lib/pages/routes'
import { madePerRequest } from '@/lib/security/per-request'
import { requireMember } from '@/lib/session/session'
import orders from '@/messages/vi/orders.json'

/** Rendered for each request: shows data of the signed-in member. */
export const instant = false

const PATH = '/my-orders'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('orders')
  return { title: t('title'), robots: { index: false, follow: false } }
}

interface MyOrdersPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** The query as the browser will read it: the first value of each parameter. */
function queryOf(query: Awaited<MyOrdersPageProps['searchParams']>): URLSearchParams {
  const first = Object.entries(query).map(([name, value]): [string, string] => [
    name,
    [value].flat()[0] ?? '',
  ])
  return new URLSearchParams(first)
}

export default async function MyOrdersPage({ searchParams }: MyOrdersPageProps) {
  // A navigation between member pages does not render the layout again.
  await madePerRequest()
  const member = await requireMember(PATH)
  const query = queryOf(await searchParams)
  const filter = readOrderFilter(query)
  const [t, unpaid] = await Promise.all([getTranslations('orders'), getUnpaidOrders()])
  return (
    <>
      <EarlyCall path={orderPageUrl(filter, 0)} />
      <EarlyCall path={orderCountUrl(filter)} />
      <BackHeader title={t('title')} fallbackHref={profilePath(member.user_name)} />
      <main className="container-page min-h-dvh max-w-5xl pt-6 pb-16 tablet:pt-10">
        <Texts messages={{ orders }}>
          <MyOrders
            memberId={member.id}
            unpaid={unpaid}
            search={readOrderId(query) === null ? query.toString() : undefined}
          />
        </Texts>
      </main>
    </>
  )
}
