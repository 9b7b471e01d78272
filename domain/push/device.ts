import { array, type InferType, object, string } from 'yup'
import { PUSH_TOPICS, type PushTopic } from './topics'

/** Devices of one member that receive push messages; a further one takes the place of the oldest. */
export const MAX_DEVICES = 10

const base64url = (most: number) =>
  string()
    .strict()
    .max(most)
    .matches(/^[\w-]+={0,2}$/)

const topics = array(string().oneOf(PUSH_TOPICS).required()).max(PUSH_TOPICS.length).required()

/** PUT /push/devices: a subscription of the browser's, and what this device receives. */
export const deviceSchema = object({
  endpoint: string().strict().max(1_000).required(),
  /** keys of the browser, base64url */
  p256dh: base64url(200).required(),
  auth: base64url(100).required(),
  topics: topics.min(1),
  /** browser and system */
  device: string().strict().trim().max(60).required(),
})
export type DeviceInput = InferType<typeof deviceSchema>

/** PUT /push/devices/{id} */
export const topicsSchema = object({ topics })

/** A device as its member sees it. */
export interface PushDevice {
  id: string
  device: string
  topics: PushTopic[]
  /** digest of the endpoint, by which a browser finds itself in the list */
  endpoint_digest: string
  created_at: string
}

/** What a push message carries to the worker. */
export interface PushPayload {
  /** confirms that it was shown */
  id: string
  title: string
  body: string
  path: string
}
