import { authenticityConfirmOverlay } from '@/components/authenticity/overlays'
import { helpArticleOverlay } from '@/components/help/overlays'
import { openOverlay } from '../store'

const ID = /^[1-9]\d{0,8}$/

/** Opens what a link drawn by the server stands for: an article (`data-help`), or the authenticity check (`data-check`, with the product's name). */
export function openServedLink(link: HTMLAnchorElement): void {
  const { check } = link.dataset
  if (check === undefined) {
    openOverlay(helpArticleOverlay, { href: link.pathname })
    return
  }
  const id = new URLSearchParams(link.search).get('product') ?? ''
  openOverlay(authenticityConfirmOverlay, ID.test(id) ? { product: { id: Number(id), name: check } } : {})
}
