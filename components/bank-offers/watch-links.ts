import { openOverlay } from '@/components/overlays/store'
import { watchLinks } from '@/lib/client/browser/link-clicks'
import { bankPromoOverlay } from './overlays'

/** Opens the offers for a product whose link `data-banks` is clicked. Returns a stop function. */
export const watchBankLinks = () =>
  watchLinks('banks', (id) => openOverlay(bankPromoOverlay, { productId: Number(id) }))
