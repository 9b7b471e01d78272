/** Best sellers on one page of a category's list (spec 1 §9). */
export const BEST_SELLER_LIMIT = 20
