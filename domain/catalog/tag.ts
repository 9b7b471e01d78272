import { boolean, type InferType, object, string } from 'yup'

/** Tag (PDP-27): a skin or hair concern, a badge or a country of origin. */
export const tagSchema = object({
  _id: string().required(),
  name: string().required(),
  slug: string().required(),
  kind: string()
    .oneOf(['concern', 'badge', 'country'] as const)
    .required(),
  icon: string().nullable().default(null),
  is_show_in_search: boolean().required(),
})
export type Tag = InferType<typeof tagSchema>
