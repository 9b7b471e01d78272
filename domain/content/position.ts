import { type InferType, number, object, string } from 'yup'

/** Kinds of employment as schema.org's JobPosting names them. */
export const EMPLOYMENT_TYPES = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN'] as const

/** An open position. */
export const positionSchema = object({
  slug: string().required(),
  title: string().required(),
  summary: string().defined(),
  /** the team: 'Cửa hàng' */
  team: string().defined(),
  location: string().required(),
  employment: string().oneOf(EMPLOYMENT_TYPES).required(),
  /** dong a month; null when the posting names none */
  salary_min: number().nullable().default(null),
  salary_max: number().nullable().default(null),
  /** days: '2026-01-01' */
  posted_on: string().required(),
  closes_on: string().nullable().default(null),
  updated_at: string().required(),
})
export type Position = InferType<typeof positionSchema>

export const fullPositionSchema = positionSchema.shape({ body: string().defined() })
export type FullPosition = InferType<typeof fullPositionSchema>
