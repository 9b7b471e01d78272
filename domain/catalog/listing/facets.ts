import { array, type InferType, number, object, string } from 'yup'

const total = number().integer().min(0).required()
const id = number().integer().required()
const named = { id, name: string().required(), total }

/**
 * Facets of a list: its filters' values, and how many products each choice would show (SRC-23). A choice is counted with
 * all other filters in force and those of its own kind left out, so that choosing a second one of a kind never promises nothing.
 * Brand and origin are an either-or, and count as one kind. What is chosen is among the choices, also with none.
 */
export const facetsSchema = object({
  /** how many match in all, counted up to 10.000 and no further */
  total,
  /** most first */
  brands: array(object({ ...named, slug: string().required() }).required()).required(),
  /** every level, by place in the tree */
  categories: array(
    object({
      ...named,
      slug: string().required(),
      parent_id: number().integer().nullable().default(null),
      level: number().integer().required(),
    }).required(),
  ).required(),
  /** country tags; `country` is its code, e.g. 'kr', '' when it has none */
  origins: array(object({ ...named, country: string().defined() }).required()).required(),
  /** star values 5 to 1 with how many have it through + 0.999 */
  ratings: array(object({ value: number().integer().required(), total }).required()).required(),
  /** concerns and badges, most first */
  tags: array(object(named).required()).required(),
  availability: object({ all_product: total, is_pre_order: total, available_stock: total }).required(),
  is_sale: total,
  /** lowest and highest price of what matches, dong; both 0 when nothing does */
  prices: object({ min: total, max: total }).required(),
})
export type Facets = InferType<typeof facetsSchema>
