import { array, type InferType, number, object, string } from 'yup'
import { headingSchema } from './post'

/** A version of a static page; `in_force` is a day: '2026-01-01'. */
const pageVersionSchema = object({
  version: number().required(),
  in_force: string().required(),
})

/** A static page or policy in one of its versions. */
export const staticPageSchema = object({
  slug: string().required(),
  title: string().required(),
  summary: string().defined(),
  version: number().required(),
  in_force: string().required(),
  updated_at: string().required(),
  /** what is different from the version before; empty in the first one */
  changes: string().defined(),
  body: string().defined(),
  headings: array(headingSchema.required()).required(),
  /** all versions, the newest first, those to come included */
  versions: array(pageVersionSchema.required()).required(),
})
export type StaticPage = InferType<typeof staticPageSchema>

/** A static page in the sitemap. */
export const listedPageSchema = object({
  slug: string().required(),
  title: string().required(),
  version: number().required(),
  in_force: string().required(),
  updated_at: string().required(),
})
export type ListedPage = InferType<typeof listedPageSchema>
