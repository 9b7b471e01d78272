import type { EntityType } from '@/domain/search/history'
import { api } from '@/lib/client/api'
import { rememberSearch } from '@/lib/client/recent-searches'
import { isMarkedMember } from '@/lib/client/member/session'

interface Choice {
  entity_type: EntityType
  entity_id?: string
  /** as it was typed */
  keyword: string
  has_results?: boolean
}

/**
 * Tells that a search was carried out, or what was chosen for a keyword (SRC-10). The shop remembers it for members, the browser for
 * visitors. Sent so that it arrives while the page goes away; nobody waits for it, and nobody is told when it fails.
 */
export function recordSearch(choice: Choice): void {
  if (!isMarkedMember()) rememberSearch(choice.keyword)
  api.public['search-history-clicks'].$post({ json: choice }).catch(() => undefined)
}
