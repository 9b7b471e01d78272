import 'server-only'
import {
  type OwnAffiliate,
  ownAffiliateSchema,
  type Programme,
  programmeSchema,
  type ReportDays,
} from '@/domain/affiliate/own'
import { affiliateClient } from '@/lib/services/clients'
import { readData } from '@/lib/services/read'
import { callerHeaders } from '../caller'

/** What the programme pays, the same for everyone; uncached. */
export const readProgramme = (): Promise<Programme> =>
  readData(affiliateClient.affiliates.programme.$get(), programmeSchema)

/** How the member who asks for the page takes part; null for one who never applied. */
export const readOwnAffiliate = async (days: ReportDays): Promise<OwnAffiliate | null> =>
  readData(
    affiliateClient.affiliates.me.$get({ query: { days: String(days) } }, await callerHeaders()),
    ownAffiliateSchema,
  )
