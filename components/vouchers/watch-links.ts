import { openOverlay } from '@/components/overlays/store'
import { slugOfClick } from '@/lib/client/browser/clicked-slug'
import { voucherInfoOverlay } from './overlays'

/** Opens the details for a clicked `VoucherInfoLink` before the link navigates. Returns a stop function. */
export function watchVoucherLinks(): () => void {
  const onClick = (event: MouseEvent) => {
    const slug = slugOfClick(event, 'voucher')
    if (slug === null) return
    event.preventDefault()
    openOverlay(voucherInfoOverlay, { slug })
  }
  document.addEventListener('click', onClick, { capture: true })
  return () => document.removeEventListener('click', onClick, { capture: true })
}
