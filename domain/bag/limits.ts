/** More different things than anybody buys at once; keeps a bag from being filled by a program. */
export const MAX_LINES = 100

/** The most that one order's goods may cost at their dearer price (list or today's), dong: beyond it people are asked to call. */
export const MAX_ORDER_AMOUNT = 1_000_000_000
