import { date, type InferType, mixed, object, string } from 'yup'

/** Events a browser reports of a visit: POST /user/me/actions (TRK-01, TRK-02). */

/** Events one call may bring. */
export const MAX_EVENTS = 50
const MAX_ADDITIONAL = 2_000

/** U+0000 and halves of characters, as JSON writes them: no database can hold them. */
const UNSTORABLE = /(?<!\\)(\\\\)*\\u(0000|d[89a-f])/i

const isSmallObject = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const text = JSON.stringify(value)
  return text.length <= MAX_ADDITIONAL && !UNSTORABLE.test(text)
}

const word = (longest: number) =>
  string()
    .test('storable', '${path} holds what no text can', (value) => !value?.includes('\u0000'))
    .max(longest)

/**
 * One event. Who it was, on which device and in which visit is not the browser's to say: the server knows it, and ignores the fields of
 * that name.
 */
export const eventSchema = object({
  verb: word(40)
    .matches(/^[a-z][a-z0-9_]*$/, '${path} is a lower-case word')
    .required(),
  object_type: word(60).default(''),
  object_id: word(120).default(''),
  referrer: word(500).default(''),
  additional: mixed<Record<string, unknown>>((value): value is Record<string, unknown> =>
    isSmallObject(value),
  ).default({}),
  /** made by the browser: an event that is reported twice counts once */
  event_id: string().uuid().optional(),
  /** ISO 8601, or milliseconds since 1970 */
  accessed_at: date().optional(),
  acquisition_source: word(60).default(''),
})

export type TrackingEvent = InferType<typeof eventSchema>

/** An event as a browser writes it. */
export interface SentEvent {
  event_id: string
  verb: string
  object_type: string
  object_id: string
  referrer: string
  additional: Record<string, unknown>
  acquisition_source: string
  accessed_at: string
}

/** The body of a call: `is_anonymous` when its events may not be kept with any id. */
export interface SentBatch {
  is_anonymous: boolean
  events: readonly SentEvent[]
}
