import type { CarrierName } from '@/domain/shipping/carrier-event'
import { log } from '../log'
import { takeGhn } from './webhooks/ghn'
import { takeGhtk } from './webhooks/ghtk'
import { takeOwn } from './webhooks/own'
import type { Report, Taken } from './webhooks/report'

const TAKERS: Record<CarrierName, (report: Report) => Taken> = { own: takeOwn, ghn: takeGhn, ghtk: takeGhtk }

/**
 * Reads a carrier's report of a parcel. Either outcome is to be answered with 200, or the carrier sends it again.
 * Whoever applies an event keeps its `id` in the same transaction, uniquely: the same report sent again then changes nothing.
 * @throws WEBHOOK_FORGED (401), BAD_REQUEST (400)
 */
export function takeReport(carrier: CarrierName, report: Report): Taken {
  const taken = TAKERS[carrier](report)
  if ('ignored' in taken) log.info({ carrier, reason: taken.ignored }, 'carrier report ignored')
  return taken
}
