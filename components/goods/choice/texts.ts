import type { Classification } from '@/domain/catalog/product'

/** Texts of the chooser. */
export interface ChoiceTexts {
  shade: string
  size: string
  variant: string
  amount: string
  non_specify: string
  priceToday: string
  listPrice: string
}

/** The unformatted texts as `read` returns them; a gift card's amounts are its value. */
export function choiceTexts(
  read: (key: keyof ChoiceTexts | 'worth') => string,
  classification: Classification = 'normal',
): ChoiceTexts {
  return {
    shade: read('shade'),
    size: read('size'),
    variant: read('variant'),
    amount: read(classification === 'egift' ? 'worth' : 'amount'),
    non_specify: read('non_specify'),
    priceToday: read('priceToday'),
    listPrice: read('listPrice'),
  }
}
