import { array, boolean, number, object, string } from 'yup'
import { egiftSchema } from '@/domain/bag/egift'
import { badRequest, type DomainError } from '@/domain/error'

/** Whole and positive; what is too much is said by the limits of the bag, in their own words. */
const quantity = number().strict().integer().min(1).max(2_147_483_647)
const productId = number().strict().integer().min(1).max(2_147_483_647)
const combinationId = string()
  .strict()
  .max(9)
  .matches(/^[1-9]\d{0,8}$/)
const egift = egiftSchema.optional().nullable().default(undefined)
const packChoices = array(
  object({ product_id: productId.required(), combination_id: combinationId.required() }).required(),
)
  .max(50)
  .optional()

/** POST /carts/me/lines */
export const newLineInput = object({
  product_id: productId.required(),
  combination_id: combinationId.required(),
  /** 1 when not given: the default would not be taken beside `strict` */
  quantity: quantity.optional(),
  egift,
  pack_choices: packChoices,
})

/** PUT /carts/me/lines/{id} */
export const lineChangeInput = object({
  quantity: quantity.optional(),
  is_saved_for_later: boolean().strict().optional(),
  combination_id: combinationId.optional(),
  egift,
  pack_choices: packChoices,
})

/** A form of the shop asks for the fields of a gift card; anything else that is wrong no form of ours sends. */
export const explainLine = (failure: DomainError, fields: Record<string, string>): DomainError =>
  Object.keys(fields).every((name) => name.startsWith('egift'))
    ? failure
    : badRequest('these goods cannot be put into the bag', { fields })

/** Codes are kept in capitals, however they are typed. */
export const readCode = (typed: string): string => typed.trim().toUpperCase()

export const codeInput = object({ code: string().strict().required().max(60) })
export const pointsInput = object({
  points: number().strict().integer().min(0).max(2_147_483_647).required(),
})
export const reorderInput = object({ cart_id: string().strict().uuid().required() })

export const asBadRequest = (_: DomainError, fields: Record<string, string>): DomainError =>
  badRequest('the call cannot be understood', { fields })
