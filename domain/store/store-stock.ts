/** Stock of a product by store, as a shopper sees it (BUY-18): exact numbers stay with the store. */
export type StockLevel = 'in_stock' | 'low' | 'none'

export interface StoreStock {
  store_id: number
  stock_level: StockLevel
}

/** From here down stock is low: other shoppers may hold the last pieces already. */
const LITTLE = 2

export const stockLevel = (pieces: number): StockLevel =>
  pieces <= 0 ? 'none' : pieces <= LITTLE ? 'low' : 'in_stock'
