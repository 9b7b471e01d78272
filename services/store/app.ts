import { STORES_LIMIT } from '@/domain/constants'
import { database } from '../database'
import { listQuery, page, query, serviceApp } from '../http'
import { listStores } from './stores'

/** Calls of the POS service (spec 1 §7 "POS"). */
export const posApp = serviceApp().get(
  '/stores',
  query(listQuery({ limit: STORES_LIMIT })),
  async (context) => {
    const window = context.req.valid('query')
    const { stores, total } = await listStores(database(), window)
    return context.json(page(stores, total, window))
  },
)
