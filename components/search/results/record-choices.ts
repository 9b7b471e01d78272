import { pageOf } from '@/domain/tracking/page-types'
import type { EntityType } from '@/domain/search/history'
import { recordSearch } from './record-search'

/** What a search finds, by the page a link leads to. */
const FOUND: Readonly<Record<string, EntityType>> = {
  SingleProduct: 'product',
  Manufacture: 'brand',
  Category: 'category',
}

/** Tells which of its results a search was left by (SRC-10), other tabs included. Returns the way to stop. */
export function recordChoices(keyword: string): () => void {
  const onClick = ({ target, button }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href]') : null
    if (!link || button > 1 || link.origin !== window.location.origin) return
    const { name, id } = pageOf(link.pathname)
    const type = FOUND[name]
    if (type) recordSearch({ entity_type: type, entity_id: id, keyword })
  }
  // Before the page's own handlers, some of which end the event. The wheel's button clicks by another name.
  document.addEventListener('click', onClick, true)
  document.addEventListener('auxclick', onClick, true)
  return () => {
    document.removeEventListener('click', onClick, true)
    document.removeEventListener('auxclick', onClick, true)
  }
}
