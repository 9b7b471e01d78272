import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BackHeader } from '@/components/layout/header/mobile-header'
import {
  orderCountQuery,
  type OrderFilter,
  orderPageQuery,
  readOrderFilter,
  readOrderId,
  STATES_QUERY,
} from '@/components/orders/filter/filter-url'
import { orderCountsKey, orderPagesKey, STATES_KEY } from '@/components/orders/filter/order-keys'
import { MyOrders } from '@/components/orders/list/my-orders'
import { UNPAID_KEY } from '@/components/orders/parts/unpaid/unpaid-key'
import { ServedAnswers } from '@/components/ui/served-answers'
import { ServerClock } from '@/components/ui/server-clock'
import { Texts } from '@/components/ui/texts'
import { getOrderCounts, getOrderPage, getOrderStates, getUnpaidOrders } from '@/lib/reads/orders'
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

/** The first page of the list, its counts and the unpaid orders, each under the key by which the list would ask for it. */
async function readOrders(memberId: number, filter: OrderFilter) {
  const [page, counts, states, unpaid] = await Promise.all([
    getOrderPage(orderPageQuery(filter, 0)),
    getOrderCounts(orderCountQuery(filter)),
    getOrderStates(STATES_QUERY),
    getUnpaidOrders(),
  ])
  const answers = {
    [orderPagesKey(memberId, filter)]: page && [page],
    [orderCountsKey(memberId, filter)]: counts,
    [STATES_KEY]: states,
    [UNPAID_KEY]: unpaid,
  }
  return { answers, at: Date.now() }
}

export default async function MyOrdersPage({ searchParams }: MyOrdersPageProps) {
  // A navigation between member pages does not render the layout again.
  await madePerRequest()
  const member = await requireMember(PATH)
  const query = queryOf(await searchParams)
  const [t, { answers, at }] = await Promise.all([
    getTranslations('orders'),
    readOrders(member.id, readOrderFilter(query)),
  ])
  return (
    <>
      <BackHeader title={t('title')} fallbackHref={profilePath(member.user_name)} />
      <main className="container-page min-h-dvh max-w-5xl pt-6 pb-16 tablet:pt-10">
        <Texts messages={{ orders }}>
          <ServerClock at={at}>
            <ServedAnswers answers={answers}>
              <MyOrders
                memberId={member.id}
                search={readOrderId(query) === null ? query.toString() : undefined}
              />
            </ServedAnswers>
          </ServerClock>
        </Texts>
      </main>
    </>
  )
}
