/** Pages beside the categories that every page leads to, with the key of their name in the texts. */
export const MENU_LINKS = [
  ['/brands', 'brands'],
  ['/best-seller', 'bestSeller'],
  ['/new-arrivals', 'newArrivals'],
  ['/sale', 'sale'],
  ['/promo', 'promo'],
  ['/store', 'stores'],
] as const
