import { openOverlay } from '@/components/overlays/store'
import { watchLinks } from '@/lib/client/browser/link-clicks'
import { voucherInfoOverlay } from './overlays'

/** Opens the details for a clicked `VoucherInfoLink`. Returns a stop function. */
export const watchVoucherLinks = () =>
  watchLinks('voucher', (slug) => openOverlay(voucherInfoOverlay, { slug }))
