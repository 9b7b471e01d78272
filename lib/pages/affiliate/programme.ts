import 'server-only'
import { AFFILIATE_TERMS } from '@/domain/affiliate/application'
import { cached, tags } from '@/lib/cache-manifest'
import { readProgramme } from '@/lib/reads/affiliate/affiliate-reads'

/** Data of /affiliate. Terms come into force by the clock, hence 'minutes'. */
export async function getProgramme() {
  'use cache'
  cached('minutes', tags.affiliate, tags.categories, tags.page(AFFILIATE_TERMS))
  return readProgramme()
}
