/** Best sellers on one page of a category's list (LST-31). */
export const BEST_SELLER_LIMIT = 20
