/** Links of the menu beside the categories, with the key of their label. */
export const MENU_LINKS = [
  ['/brands', 'brands'],
  ['/best-seller', 'bestSeller'],
  ['/new-arrivals', 'newArrivals'],
  ['/sale', 'sale'],
  ['/promo', 'promo'],
  ['/store', 'stores'],
] as const
