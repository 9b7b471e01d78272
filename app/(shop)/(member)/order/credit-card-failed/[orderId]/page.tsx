import { FailedView } from '@/components/checkout/result/failed-view'
import { resultMetadata, ResultPage } from '@/components/checkout/result/result-page'
import type { OrderPageProps } from '@/lib/reads/orders'

/** Rendered for each request: shows the buyer's order. The middleware has redirected everyone else. */
export const instant = false

export const generateMetadata = resultMetadata

export default function CardFailedPage(asked: OrderPageProps) {
  return <ResultPage asked={asked} view={(found) => <FailedView {...found} isCard />} />
}
