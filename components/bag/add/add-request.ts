import type { NamedOverlay } from '@/components/overlays/priority'
import type { Classification } from '@/domain/catalog/product'

/** What somebody pressed for. */
export interface AddRequest {
  productId: number
  combinationId: string
  quantity?: number
  /** what has to be asked before: which one, what a pack's members should be, for whom a gift card is */
  ask?: 'variant' | 'pack' | 'gift'
  /** the overlay one is in, which has done its part then */
  from?: NamedOverlay
}

type Sold = { classification: Classification; total_combinations: number }

/** What has to be asked before this product can be put into the bag from a card. */
export function questionForProduct({ classification, total_combinations }: Sold): AddRequest['ask'] {
  if (total_combinations > 1) return 'variant'
  return questionForClassification(classification)
}

/** The same where a combination is chosen already. */
export function questionForClassification(classification: Classification): AddRequest['ask'] {
  if (classification === 'egift') return 'gift'
  return classification === 'product_pack' ? 'pack' : undefined
}
