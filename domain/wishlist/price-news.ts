/** A wish that became at least so much cheaper is news, percent. */
export const PRICE_NEWS_PERCENT = 5
/** News of one wish come at most so often, and a price that rose is taken as the usual one after so long, days. */
export const PRICE_NEWS_DAYS = 7

/** Whether `price` is news to who knows `known`, dong. */
export const isPriceNews = (known: number, price: number): boolean =>
  price > 0 && price * 100 <= known * (100 - PRICE_NEWS_PERCENT)
