import { number, object } from 'yup'
import { database } from '../database'
import { idParam, query, serviceApp, success } from '../http'
import { vouchersForProduct } from '../voucher'

/** Calls of the cart service (spec 1 §7). */
export const cartApp = serviceApp().get(
  '/vouchers/products/:id',
  query(object({ limit: number().integer().min(1).max(50).default(10) })),
  async (context) => {
    const { limit } = context.req.valid('query')
    return context.json(
      success(await vouchersForProduct(database(), idParam(context.req.param('id')), limit)),
    )
  },
)

export type CartApp = typeof cartApp
