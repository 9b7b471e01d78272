import { boolean, type InferType, object, string } from 'yup'

export const TAG_KINDS = ['concern', 'badge', 'country'] as const

/** Tag (PDP-27): a skin or hair concern, a badge or a country of origin. */
export const tagSchema = object({
  _id: string().required(),
  name: string().required(),
  slug: string().required(),
  kind: string().oneOf(TAG_KINDS).required(),
  icon: string().nullable().default(null),
  is_show_in_search: boolean().required(),
})
export type Tag = InferType<typeof tagSchema>
