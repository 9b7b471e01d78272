import 'server-only'
import { array, boolean, number, object, string } from 'yup'
import type { Bag } from '@/domain/bag/view'
import { DomainError } from '@/domain/error'
import { cartClient } from '@/lib/services/clients'
import { log } from '@/lib/services/embedded'
import { readCheckedOrNull } from '@/lib/services/read'
import { callerHeaders } from './caller'

const lines = () =>
  array(
    object({
      id: string().required(),
      name: string().required(),
      quantity: number().required(),
      subtotal: number().required(),
      problems: array().defined(),
    }),
  ).defined()

/** What the bag and the checkout read of it beyond what TypeScript can promise of another process. */
const bagShape = object({
  cart_id: string().defined().nullable(),
  is_member: boolean().required(),
  may_check_out: boolean().required(),
  lines: lines(),
  saved: lines(),
  free_products: array().defined(),
  missed_gifts: array().defined(),
  entries: array().defined(),
  pieces: number().required(),
  total: number().required(),
  shipping: object({ missing_for_free: number().defined().nullable() }).required(),
  points: object({ used: number().required() }).required(),
  vouchers: object({
    applied: array().defined(),
    refused: array().defined(),
    promised: array().defined(),
  }).required(),
  checkout: object({ missing: array().defined(), methods: array().defined() }).required(),
})

/** The bag of the member or the device that asks for the page; undefined when the service cannot say now: then the browser asks. */
export async function getOwnBag(): Promise<Bag | undefined> {
  try {
    const answer = cartClient.carts.me.$get(undefined, await callerHeaders())
    return (await readCheckedOrNull(answer, bagShape)) ?? undefined
  } catch (error) {
    // A session that has ended: the browser's own call ends it there, too.
    const isSignedOut = error instanceof DomainError && error.code === 'UNAUTHENTICATED'
    if (!isSignedOut) log.warn({ err: error }, 'bag could not be read')
    return undefined
  }
}
