import { boolean, type InferType, number, object, string } from 'yup'

export const ADDRESS_KINDS = ['product', 'brand', 'category', 'promotion'] as const
export type AddressKind = (typeof ADDRESS_KINDS)[number]

/** The parts of a page's address. */
export const namedAddressSchema = object({
  /** id of a product, brand or category; slug of a promotion */
  key: string().required(),
  slug: string().required(),
  /** slug of a product's category, category of a promotion */
  folder: string().nullable().defined(),
  /** how many products are listed there; of a product, how many reviews */
  entries: number().integer().min(0).required(),
  /** false for a product that is switched off */
  is_shown: boolean().default(true),
})
export type NamedAddress = InferType<typeof namedAddressSchema>
