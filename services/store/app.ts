import { object } from 'yup'
import { rowId } from '@/domain/catalog/listing/catalog-filter'
import { STORES_LIMIT } from '@/domain/constants'
import { browser } from '../browser'
import { database } from '../database'
import { listQuery, page, query, serviceApp, success } from '../http'
import { stockByStore } from './stock'
import { listStores } from './stores'

/** Calls of the POS service (STO-03). */
export const posApp = serviceApp()
  .get('/stores', browser(), query(listQuery({ limit: STORES_LIMIT })), async (context) => {
    const window = context.req.valid('query')
    const { stores, total } = await listStores(database(), window)
    return context.json(page(stores, total, window))
  })
  .get('/stores/stock', browser(), query(object({ combination_id: rowId.required() })), async (context) => {
    const { combination_id } = context.req.valid('query')
    return context.json(success(await stockByStore(database(), combination_id)))
  })

export type PosApp = typeof posApp
