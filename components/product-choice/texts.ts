/** What the chooser and the states of a choice say; `{…}` are places for values. */
export interface ChoiceTexts {
  inStock: string
  littleLeft: string
  outOfStock: string
  notSoldHere: string
  preorderLeft: string
  preorderSoldOut: string
  shipsAt: string
  shade: string
  size: string
  variant: string
  amount: string
  non_specify: string
  /** after the name of a value that cannot be bought */
  unavailable: string
  priceToday: string
  listPrice: string
}

/** The texts as `read` gives them, unformatted. */
export function choiceTexts(read: (key: keyof ChoiceTexts) => string): ChoiceTexts {
  return {
    inStock: read('inStock'),
    littleLeft: read('littleLeft'),
    outOfStock: read('outOfStock'),
    notSoldHere: read('notSoldHere'),
    preorderLeft: read('preorderLeft'),
    preorderSoldOut: read('preorderSoldOut'),
    shipsAt: read('shipsAt'),
    shade: read('shade'),
    size: read('size'),
    variant: read('variant'),
    amount: read('amount'),
    non_specify: read('non_specify'),
    unavailable: read('unavailable'),
    priceToday: read('priceToday'),
    listPrice: read('listPrice'),
  }
}
