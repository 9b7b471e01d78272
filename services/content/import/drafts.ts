import { array, type InferType, number, object, type Schema, string } from 'yup'
import { POST_KINDS } from '@/domain/content/post'
import { EMPLOYMENT_TYPES } from '@/domain/content/position'

/** The files of content as they are written: front matter and Markdown, with the names of facts. */

const MISSING = '${path} is missing'

export const SUMMARY_LIMIT = 160

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const slug = () => string().matches(SLUG, '${path} has small letters, digits and hyphens alone').max(120)
const id = () => number().typeError('${path} is no number').integer().min(1).max(999_999)
const title = () => string().trim().min(1).max(120).required(MISSING)
const summary = () => string().trim().max(SUMMARY_LIMIT)
/** A day of the front matter. */
const day = () =>
  string().matches(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, '${path} is no day like 2026-01-31')

/** Makes the function that reads what YAML holds: nothing is converted, only defaults are added. */
const reader =
  <S extends Schema>(schema: S) =>
  (value: unknown): InferType<S> =>
    schema.cast(schema.validateSync(value, { abortEarly: false, strict: true }))

const categoriesSchema = array(
  object({
    id: id().max(99).required(MISSING),
    slug: slug().required(MISSING),
    name: title(),
    summary: summary().default(''),
    icon: string().default(''),
    subcategories: array(
      object({ id: id().required(MISSING), slug: slug().required(MISSING), name: title() })
        .noUnknown('unknown: ${unknown}')
        .required(MISSING),
    )
      .min(1)
      .required(MISSING),
  })
    .noUnknown('unknown: ${unknown}')
    .required(MISSING),
).required(MISSING)
export const readCategories = reader(categoriesSchema)
export type CategoryDraft = InferType<typeof categoriesSchema>[number]

const articleMatter = object({
  id: id().required(MISSING),
  title: title(),
  summary: summary().required(MISSING),
  subcategory: slug().required(MISSING),
  position: number().typeError('${path} is no number').integer().min(0).max(10_000).required(MISSING),
  updated: day().required(MISSING),
  keywords: array(string().trim().max(60).required(MISSING)).max(40).default([]),
  related: array(id().required(MISSING)).max(10).default([]),
  kind: string().oneOf(POST_KINDS).default('article'),
}).noUnknown('unknown: ${unknown}')

export const readArticleMatter = reader(articleMatter)

export interface ArticleDraft extends InferType<typeof articleMatter> {
  file: string
  category: string
  slug: string
  markdown: string
}

const pageMatter = object({
  title: title(),
  summary: summary().required(MISSING),
  version: number().typeError('${path} is no number').integer().min(1).max(999).required(MISSING),
  in_force: day().required(MISSING),
  updated: day().required(MISSING),
  changes: string()
    .trim()
    .max(500)
    .default('')
    .when('version', {
      is: (version: unknown) => typeof version === 'number' && version > 1,
      then: (schema) => schema.required(MISSING),
    }),
}).noUnknown('unknown: ${unknown}')

export const readPageMatter = reader(pageMatter)

export interface PageDraft extends InferType<typeof pageMatter> {
  file: string
  slug: string
  markdown: string
}

const salary = () => number().typeError('${path} is no number').integer().min(0).max(1_000_000_000)

const positionMatter = object({
  title: title(),
  summary: summary().required(MISSING),
  team: string().trim().max(60).default(''),
  location: title(),
  employment: string().oneOf(EMPLOYMENT_TYPES).default('FULL_TIME'),
  salary_min: salary().optional(),
  salary_max: salary().optional(),
  posted: day().required(MISSING),
  closes: day().optional(),
  updated: day().required(MISSING),
}).noUnknown('unknown: ${unknown}')

export const readPositionMatter = reader(positionMatter)

export interface PositionDraft extends InferType<typeof positionMatter> {
  file: string
  slug: string
  markdown: string
}

export interface Drafts {
  categories: CategoryDraft[]
  articles: ArticleDraft[]
  pages: PageDraft[]
  positions: PositionDraft[]
  /** pictures of screens by name, with their files */
  screens: ReadonlyMap<string, string>
}
