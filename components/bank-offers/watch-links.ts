import { openOverlay } from '@/components/overlays/store'
import { slugOfClick } from '@/lib/client/browser/clicked-slug'
import { bankPromoOverlay } from './overlays'

/** Opens the offers for a product whose link `data-banks` is clicked, before the link navigates. Returns a stop function. */
export function watchBankLinks(): () => void {
  const onClick = (event: MouseEvent) => {
    const id = slugOfClick(event, 'banks')
    if (id === null) return
    event.preventDefault()
    openOverlay(bankPromoOverlay, { productId: Number(id) })
  }
  document.addEventListener('click', onClick, { capture: true })
  return () => document.removeEventListener('click', onClick, { capture: true })
}
