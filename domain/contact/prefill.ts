import { MESSAGE_LENGTH } from './contact-input'
import { isTopic, type TopicName } from './topics'

/** What a link to the contact form fills in. */
export interface ContactPrefill {
  topic: TopicName
  product?: string
  message?: string
}

/** The address of the contact form at `path` with fields filled in. */
export const prefilledContact = (path: string, prefill: ContactPrefill): string =>
  `${path}?${new URLSearchParams({ ...prefill }).toString()}`

/** The fields that a query fills in, by their names in the form; wrong ones are left out. */
export function readPrefill(search: string): Record<string, string> {
  const query = new URLSearchParams(search)
  const topic = query.get('topic') ?? ''
  if (!isTopic(topic)) return {}
  return {
    customersubject: topic,
    product: (query.get('product') ?? '').slice(0, 200),
    customermessage: (query.get('message') ?? '').slice(0, MESSAGE_LENGTH),
  }
}
