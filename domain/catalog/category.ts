import { array, type InferType, lazy, number, object, type ObjectSchema, string } from 'yup'

const categoryFields = {
  id: number().required(),
  parent_id: number().nullable().default(null),
  level: number().integer().min(1).required(),
  name: string().required(),
  slug: string().required(),
  description: string().defined(),
  image: string().nullable().default(null),
  product_count: number().required(),
  updated_at: string().required(),
}
const flatCategorySchema = object(categoryFields)
export type CategoryNode = InferType<typeof flatCategorySchema> & { children: CategoryNode[] }

/** What the frame of every page shows of a top category. */
export type TopCategory = Pick<CategoryNode, 'id' | 'slug' | 'name' | 'product_count'>

/** A category with the tree below it. */
export const categoryNodeSchema: ObjectSchema<CategoryNode> = object({
  ...categoryFields,
  children: array(lazy((): ObjectSchema<CategoryNode> => categoryNodeSchema)).required(),
})

/** A category as its own page shows it: its way up from the root and its children. */
export const categorySchema = flatCategorySchema.concat(
  object({
    ancestors: array(flatCategorySchema.pick(['id', 'name', 'slug']).required()).required(),
    children: array(flatCategorySchema.required()).required(),
  }),
)
export type Category = InferType<typeof categorySchema>
