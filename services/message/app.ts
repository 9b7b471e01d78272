import { number, object, string } from 'yup'
import { notFound } from '@/domain/error'
import { isOutboxOpen } from '@/domain/shop/message-providers'
import { writtenSettings } from '@/settings'
import { database } from '../database'
import { query, serviceApp, success } from '../http'
import { listOutbox } from './outbox'

const outboxQuery = object({
  to: string().max(100).optional(),
  limit: number().integer().min(1).max(200).default(50),
})

/** The outbox: messages of a shop without a provider, for trials. The gateway does not expose this call. */
export const messageApp = serviceApp().get('/outbox', query(outboxQuery), async (context) => {
  if (!isOutboxOpen(writtenSettings())) throw notFound('outbox')
  return context.json(success(await listOutbox(database(), context.req.valid('query'))))
})

export type MessageApp = typeof messageApp
