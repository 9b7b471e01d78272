import { array, type InferType, mixed, number, object, string } from 'yup'

/** What a level brings, in the order in which it is shown. */
export const BENEFIT_KINDS = ['multiplier', 'free_delivery', 'early_sale', 'birthday'] as const
export type BenefitKind = (typeof BENEFIT_KINDS)[number]

/**
 * One benefit with its figure. multiplier: per cent of the points every member earns (125 = 1.25 times); free_delivery: dong of goods
 * from which standard delivery is free; early_sale: most hours before others; birthday: points added to the birthday gift.
 */
export const benefitSchema = object({
  kind: mixed<BenefitKind>().oneOf(BENEFIT_KINDS).required(),
  value: number().integer().min(0).required(),
})
export type Benefit = InferType<typeof benefitSchema>

/** A level of members (GET /levels). `threshold`: dong spent in twelve months; `multiplier` in per cent. */
export const levelSchema = object({
  stage: string().required(),
  name: string().required(),
  threshold: number().integer().min(0).required(),
  multiplier: number().integer().min(100).required(),
  benefits: array(benefitSchema.required()).required(),
})
export type Level = InferType<typeof levelSchema>

/** A member's level and the way to the next one. Dong; `keep_until` 'YYYY-MM-DD', null on the lowest level, which is never lost. */
export const levelViewSchema = object({
  current: levelSchema.required(),
  next: levelSchema.nullable().default(null),
  /** in the last twelve months */
  spent: number().integer().min(0).required(),
  /** to the next level; 0 on the highest */
  needed: number().integer().min(0).required(),
  keep_until: string().nullable().default(null),
})
export type LevelView = InferType<typeof levelViewSchema>

export const LEVEL_NEWS_KINDS = ['up', 'down'] as const
export type LevelNewsKind = (typeof LEVEL_NEWS_KINDS)[number]

/** A change of level that its member has not seen yet. */
export const levelNewsSchema = object({
  id: number().integer().required(),
  kind: mixed<LevelNewsKind>().oneOf(LEVEL_NEWS_KINDS).required(),
  from: levelSchema.required(),
  to: levelSchema.required(),
  created_at: string().required(),
})
export type LevelNews = InferType<typeof levelNewsSchema>

/** What of a level acts on the price of a bag. */
export interface PricingLevel {
  stage: string
  /** points earned, per cent */
  multiplier: number
  /** dong of goods from which standard delivery is free; null where the shop's own limit holds */
  free_delivery_from: number | null
}

interface Threshold {
  threshold: number
}

/** The level that this amount (dong) reaches: the highest threshold that is not above it. Null without levels. */
export function levelReached<T extends Threshold>(levels: readonly T[], spent: number): T | null {
  const reached = levels.filter(({ threshold }) => threshold <= spent)
  return reached.toSorted((a, b) => b.threshold - a.threshold)[0] ?? null
}

/** The next level above one, and how many dong are missing. */
export function levelAbove<T extends Threshold>(
  levels: readonly T[],
  current: Threshold,
  spent: number,
): { next: T | null; needed: number } {
  const above = levels
    .filter(({ threshold }) => threshold > current.threshold)
    .toSorted((a, b) => a.threshold - b.threshold)
  const next = above[0] ?? null
  return { next, needed: next ? Math.max(0, next.threshold - spent) : 0 }
}

/** A day of the calendar, 'YYYY-MM-DD'. */
export type Day = string

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/**
 * The day a year later: the last day of a level that was reached on `day`. Of a 29th of February the 1st of March, so that the twelve months
 * that end with it (loyalty.year_begins) leave out the day itself: the order that brought a level does not keep it for a second year.
 */
export function yearlyDay(day: Day): Day {
  const [year = '', month = '', date = ''] = day.split('-')
  const next = Number(year) + 1
  const hasNoSuchDay = month === '02' && date === '29' && !isLeap(next)
  return `${String(next).padStart(4, '0')}-${hasNoSuchDay ? '03-01' : `${month}-${date}`}`
}
