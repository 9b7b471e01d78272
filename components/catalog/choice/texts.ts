import type { Classification } from '@/domain/catalog/product'

/** What the chooser says. */
export interface ChoiceTexts {
  shade: string
  size: string
  variant: string
  amount: string
  non_specify: string
  priceToday: string
  listPrice: string
}

/** The texts as `read` gives them, unformatted; the amounts of a gift card are what it is worth. */
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
