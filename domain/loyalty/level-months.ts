/** Months whose spending decides about a level, and that it is sure for: the year of loyalty.year_begins and `yearlyDay`. */
export const LEVEL_MONTHS = 12
