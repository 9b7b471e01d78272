import type { NamedOverlay } from '@/components/overlays/priority'
import type { SeenGoods } from '@/lib/client/offline-queue/entry'
import type { Classification } from '@/domain/catalog/product'

/** A request to put goods into the bag. */
export interface AddRequest {
  productId: number
  combinationId: string
  quantity?: number
  /** what the page shows of the goods, for what is added once the network is back */
  seen?: SeenGoods
  /** the question to ask before: which variant, which pack members, whose gift card */
  ask?: 'variant' | 'pack' | 'gift'
  /** the overlay the button is in; closed before the next one opens */
  from?: NamedOverlay
}

type Sold = { classification: Classification; total_combinations: number }

/** The question to ask before a product is added from a card. */
export function questionForProduct({ classification, total_combinations }: Sold): AddRequest['ask'] {
  if (total_combinations > 1) return 'variant'
  return questionForClassification(classification)
}

/** As `questionForProduct`, for a combination that is chosen already. */
export function questionForClassification(classification: Classification): AddRequest['ask'] {
  if (classification === 'egift') return 'gift'
  return classification === 'product_pack' ? 'pack' : undefined
}
