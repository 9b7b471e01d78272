import { type InferType, number, object, string } from 'yup'

/** A picture with its own size in pixels. */
export const pictureSchema = object({
  url: string().max(2_048).required(),
  width: number().required(),
  height: number().required(),
})
export type Picture = InferType<typeof pictureSchema>
