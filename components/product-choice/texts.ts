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

/** The texts as `read` gives them, unformatted. */
export function choiceTexts(read: (key: keyof ChoiceTexts) => string): ChoiceTexts {
  return {
    shade: read('shade'),
    size: read('size'),
    variant: read('variant'),
    amount: read('amount'),
    non_specify: read('non_specify'),
    priceToday: read('priceToday'),
    listPrice: read('listPrice'),
  }
}
