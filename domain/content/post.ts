import { array, type InferType, number, object, string } from 'yup'

export const POST_TYPE = 'help_page_article'

const named = object({
  id: number().required(),
  name: string().required(),
  slug: string().required(),
})

/** A category of the help centre with the number of articles in it. */
export const helpCategorySchema = object({
  id: number().required(),
  slug: string().required(),
  name: string().required(),
  summary: string().defined(),
  /** name of an icon */
  icon: string().defined(),
  posts: number().required(),
  subcategories: array(named.shape({ posts: number().required() }).required()).required(),
})
export type HelpCategory = InferType<typeof helpCategorySchema>

/** A heading of a text; `id` is its anchor. */
export const headingSchema = object({
  id: string().required(),
  text: string().required(),
  level: number().oneOf([2, 3]).required(),
})
export type Heading = InferType<typeof headingSchema>

export const POST_KINDS = ['article', 'faq'] as const

/** An article of the help centre as lists show it. */
export const postSchema = object({
  id: number().required(),
  post_type: string().required(),
  title: string().required(),
  slug: string().required(),
  summary: string().defined(),
  /** 'faq': its headings of the second level are questions */
  kind: string().oneOf(POST_KINDS).required(),
  category: named.required(),
  subcategory: named.nullable().default(null),
  position_vn: number().required(),
  keywords: array(string().required()).required(),
  views: number().required(),
  likes: number().required(),
  dislikes: number().required(),
  updated_at: string().required(),
  published_at: string().required(),
})
export type Post = InferType<typeof postSchema>

/** An article with its text: simple HTML that was cleaned when it was imported. */
export const fullPostSchema = postSchema.shape({
  body: string().defined(),
  headings: array(headingSchema.required()).required(),
})
export type FullPost = InferType<typeof fullPostSchema>

/** An article that a search found; `highlight` is an excerpt in HTML that holds nothing but text and <mark>. */
export const foundPostSchema = postSchema.shape({ highlight: string().defined() })
export type FoundPost = InferType<typeof foundPostSchema>

/** How many articles a search finds, by category. */
export const helpSearchCountSchema = object({
  total: number().required(),
  categories: array(named.shape({ count: number().required() }).required()).required(),
  /** the keyword that was searched instead, when words of the typed one are in no article */
  corrected: string().nullable().default(null),
  /** 'near': no article has all the words; those found have some of them */
  match: string().oneOf(['all', 'near', 'none']).required(),
})
export type HelpSearchCount = InferType<typeof helpSearchCountSchema>
