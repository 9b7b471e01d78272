import { pageOf } from '@/domain/tracking/page-types'
import type { EntityType } from '@/domain/search/history'
import { recordSearch } from './record-search'

/** Kinds of results, by the page a link leads to. */
const FOUND: Readonly<Record<string, EntityType>> = {
  SingleProduct: 'product',
  Manufacture: 'brand',
  Category: 'category',
}

/** Records which result a visitor chose (SRC-10), including in new tabs. Returns a stop function. */
export function recordChoices(keyword: string): () => void {
  const onClick = ({ target, button }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href]') : null
    if (!link || button > 1 || link.origin !== window.location.origin) return
    const { name, id } = pageOf(link.pathname)
    const type = FOUND[name]
    if (type) recordSearch({ entity_type: type, entity_id: id, keyword })
  }
  // Runs before the page's own handlers, some of which stop the event. The middle button fires auxclick instead.
  document.addEventListener('click', onClick, true)
  document.addEventListener('auxclick', onClick, true)
  return () => {
    document.removeEventListener('click', onClick, true)
    document.removeEventListener('auxclick', onClick, true)
  }
}
