import { pageOf } from '@/domain/tracking/page-types'
import { track } from './track'

/** The product a link leads to. */
function productOf(link: HTMLAnchorElement): string | null {
  if (link.origin !== window.location.origin) return null
  const { name, id } = pageOf(link.pathname)
  return name === 'SingleProduct' ? id : null
}

/** Place of its card among those around it, from 1. */
function positionOf(link: Element): number | undefined {
  const card = link.closest('article')
  const slot = card?.closest('li') ?? card
  const index = slot?.parentElement ? [...slot.parentElement.children].indexOf(slot) : -1
  return index < 0 ? undefined : index + 1
}

function onClick({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  const product = link && productOf(link)
  if (!product) return
  const { pathname, search } = window.location
  // A link within the same page opens no product.
  if (link.pathname === pathname) return
  const keyword = new URLSearchParams(search).get('q')?.slice(0, 100)
  const { type: from } = pageOf(pathname)
  track('click', 'product', product, { from, position: positionOf(link), keyword })
}

/** Tracks which product a shopper opens from a listing. Returns the function that stops it. */
export function watchClicks(): () => void {
  // Capture phase: some handlers of the page stop the event.
  document.addEventListener('click', onClick, true)
  return () => document.removeEventListener('click', onClick, true)
}
