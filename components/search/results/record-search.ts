import type { EntityType } from '@/domain/search/history'
import { api } from '@/lib/client/api'
import { rememberSearch } from '@/lib/client/recent-searches'
import { isMarkedMember } from '@/lib/client/member/session'

interface Choice {
  entity_type: EntityType
  entity_id?: string
  /** as typed */
  keyword: string
  has_results?: boolean
}

/**
 * Records a search, or the choice made for a keyword (SRC-10). The server stores it for members, the browser for visitors. Sent with
 * keepalive, so that it survives navigation; failures are silent.
 */
export function recordSearch(choice: Choice): void {
  if (!isMarkedMember()) rememberSearch(choice.keyword)
  api.public['search-history-clicks'].$post({ json: choice }).catch(() => undefined)
}
