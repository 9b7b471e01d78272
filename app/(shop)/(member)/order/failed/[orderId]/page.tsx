import { FailedView } from '@/components/payment/failed-view'
import { resultMetadata, ResultPage } from '@/components/payment/result-page'
import type { OrderPageProps } from '@/lib/orders'

/** Made for the buyer who asks; others were sent off by the middleware. */
export const instant = false

export const generateMetadata = resultMetadata

export default function OrderFailedPage(asked: OrderPageProps) {
  return <ResultPage asked={asked} view={(found) => <FailedView {...found} />} />
}
