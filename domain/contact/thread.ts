import { array, boolean, type InferType, mixed, object, string } from 'yup'

/** A conversation with the shop, as its signed link shows it. */

export const THREAD_STATES = ['open', 'closed'] as const
export const AUTHORS = ['shopper', 'shop'] as const

/** Months a conversation is kept after its last message. */
export const THREAD_MONTHS = 24

export const threadSchema = object({
  reference: string().required(),
  state: mixed<(typeof THREAD_STATES)[number]>().oneOf(THREAD_STATES).required(),
  topic: string().required(),
  name: string().defined(),
  /** masked */
  email: string().defined(),
  order_number: string().defined(),
  product: string().defined(),
  created_at: string().required(),
  /** by when the shop answers; null while it waits for the shopper */
  answer_by: string().defined().nullable(),
  has_feedback: boolean().required(),
  messages: array(
    object({
      id: string().required(),
      author: mixed<(typeof AUTHORS)[number]>().oneOf(AUTHORS).required(),
      text: string().defined(),
      images: array(string().required()).required(),
      /** addresses of PDF files, which only the shop attaches */
      documents: array(string().required()).required(),
      created_at: string().required(),
    }).required(),
  ).required(),
})
export type Thread = InferType<typeof threadSchema>

/** What the sender of a message gets. */
export const sentSchema = object({
  reference: string().required(),
  token: string().required(),
  /** by when the shop answers, ISO 8601 */
  answer_by: string().required(),
})
export type Sent = InferType<typeof sentSchema>

export const threadPath = (token: string) => `/contact/${token}`
