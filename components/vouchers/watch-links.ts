import { openOverlay } from '@/components/overlays/store'
import { slugOfClick } from '@/lib/client/browser/clicked-slug'
import { voucherInfoOverlay } from './overlays'

/** Opens what a pressed `VoucherInfoLink` is about, before the link leads anywhere. Returns the way to stop. */
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
