import { number, object, string } from 'yup'
import { INTEGER_MAX } from '@/domain/constants'
import { badRequest, type DomainError } from '@/domain/error'

/** A form of the shop asks for the fields of a gift card; anything else that is wrong no form of ours sends. */
export const explainLine = (failure: DomainError, fields: Record<string, string>): DomainError =>
  Object.keys(fields).every((name) => name.startsWith('egift'))
    ? failure
    : badRequest('these goods cannot be put into the bag', { fields })

/** Codes are kept in capitals, however they are typed. */
export const readCode = (typed: string): string => typed.trim().toUpperCase()

export const codeInput = object({ code: string().strict().required().max(60) })
export const pointsInput = object({
  points: number().strict().integer().min(0).max(INTEGER_MAX).required(),
})
export const reorderInput = object({ cart_id: string().strict().uuid().required() })

export const asBadRequest = (_: DomainError, fields: Record<string, string>): DomainError =>
  badRequest('the call cannot be understood', { fields })

const id = () => number().integer().min(1).max(INTEGER_MAX)

/** Whose early prices are asked for: a product's or a sale's. */
export const earlySubject = object({ product_id: id().optional(), promotion_id: id().optional() }).test(
  'one subject',
  'name a product_id or a promotion_id',
  ({ product_id, promotion_id }) => (product_id === undefined) !== (promotion_id === undefined),
)
