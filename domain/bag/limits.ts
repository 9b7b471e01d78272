/** More different goods than any shopper buys at once; keeps a program from filling a bag. */
export const MAX_LINES = 100

/** The most that one order's goods may cost at their dearer price (list or today's), dong: beyond it people are asked to call. */
export const MAX_ORDER_AMOUNT = 1_000_000_000
