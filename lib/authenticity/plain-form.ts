import { ValidationError } from 'yup'
import { type CheckForm, checkFormSchema, SELLERS } from '@/domain/authenticity/check-input'
import { AUTHENTICITY_PATH, CODE_PARAMETER } from '@/domain/authenticity/link'
import { readInput } from '@/domain/input'

/** The form without scripts: its values travel in the page's address when it is refused, so that nothing typed is lost. */

type Values = Record<string, string | string[] | undefined>

/** Why a plain form was refused. */
export const FORM_FAULTS = ['forged', 'unknown', 'often', 'fields', 'failed'] as const
export type FormFault = (typeof FORM_FAULTS)[number]

export const isFormFault = (text: unknown): text is FormFault => FORM_FAULTS.some((fault) => fault === text)

const LONGEST = 254
const textOf = (value: string | string[] | undefined) =>
  typeof value === 'string' ? value.slice(0, LONGEST) : ''

/** The fields of the form as they stand in a query or a body, none of them checked. */
export function formValues(values: Values): CheckForm {
  const seller = textOf(values.bought_from)
  return {
    code: textOf(values[CODE_PARAMETER]),
    batch: textOf(values.batch),
    bought_from: SELLERS.find((known) => known === seller) ?? '',
    seller_name: textOf(values.seller_name),
    email: textOf(values.email),
  }
}

/** The first thing that is wrong with each field, in the shopper's words. */
export function formFaults(values: CheckForm): string[] {
  try {
    readInput(checkFormSchema, values, { abortEarly: false })
    return []
  } catch (error) {
    if (error instanceof ValidationError) return [...new Set(error.errors)]
    throw error
  }
}

const PRODUCT = /^[1-9]\d{0,8}$/

/** The product from whose page the check was opened. */
export const productParam = (value: string | string[] | undefined): number | null =>
  typeof value === 'string' && PRODUCT.test(value) ? Number(value) : null

/** The page with a refused form in which no address of mail was typed: addresses of pages are logged. */
export function refusedAddress(
  { email: _, ...values }: CheckForm,
  product: number | null,
  fault: FormFault,
  wait = 0,
): string {
  const query = new URLSearchParams({ fault })
  if (wait > 0) query.set('wait', String(Math.ceil(wait)))
  if (product !== null) query.set('product', String(product))
  for (const [name, value] of Object.entries(values)) if (value !== '') query.set(name, value)
  return `${AUTHENTICITY_PATH}?${query.toString()}`
}
