import { array, boolean, type InferType, number, object, string } from 'yup'
import { pictureSchema } from '../picture'

/** Physical store (STO-04, STO-05). `hours` has one entry a weekday, Monday first, as 'HH:mm'. */
export const storeSchema = object({
  id: number().required(),
  value: string().required(),
  name: string().required(),
  alias: string().required(),
  address: string().required(),
  phone: string().required(),
  hours: array(object({ opens: string().required(), closes: string().required() }).required()).required(),
  latitude: number().required(),
  longitude: number().required(),
  /** the view of it from the street */
  image: pictureSchema.nullable().default(null),
  is_active: boolean().required(),
  is_display_store_info: boolean().required(),
})
export type Store = InferType<typeof storeSchema>
