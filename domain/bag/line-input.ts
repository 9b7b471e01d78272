import { array, boolean, type InferType, number, object, string } from 'yup'
import { INTEGER_MAX } from '../constants'
import { egiftSchema } from './egift'

/** Whole and positive; the limits of the bag refuse too much in their own words. */
const quantity = number().strict().integer().min(1).max(INTEGER_MAX)
const productId = number().strict().integer().min(1).max(INTEGER_MAX)
const combinationId = string()
  .strict()
  .max(9)
  .matches(/^[1-9]\d{0,8}$/)
const egift = egiftSchema.optional().nullable().default(undefined)

/** A combination chosen for a member of a pack, in place of the pack's own. */
const packChoiceSchema = object({
  product_id: productId.required(),
  combination_id: combinationId.required(),
})
export type PackChoice = InferType<typeof packChoiceSchema>

const packChoices = array(packChoiceSchema.required()).max(50).optional()

/** POST /carts/me/lines */
export const newLineSchema = object({
  product_id: productId.required(),
  combination_id: combinationId.required(),
  /** 1 when not given: the default would not be taken beside `strict` */
  quantity: quantity.optional(),
  egift,
  pack_choices: packChoices,
})
export type NewLine = InferType<typeof newLineSchema>

/** PUT /carts/me/lines/{id} */
export const lineChangeSchema = object({
  quantity: quantity.optional(),
  is_saved_for_later: boolean().strict().optional(),
  combination_id: combinationId.optional(),
  egift,
  pack_choices: packChoices,
})
export type LineChange = InferType<typeof lineChangeSchema>

/** Options that distinguish two lines of one combination, as a call gives them. */
export type LineOptionsInput = Pick<NewLine, 'egift' | 'pack_choices'>
