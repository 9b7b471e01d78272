import { ValidationError } from 'yup'
import { badRequest } from '@/domain/error'
import { readInput } from '@/domain/input'
import { eventSchema, MAX_EVENTS, type TrackingEvent } from '@/domain/tracking/event'

export interface EventBatch {
  /** the events must be stored without any id */
  isAnonymous: boolean
  events: TrackingEvent[]
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function readEvent(value: unknown, place: string, index: number): TrackingEvent {
  if (!isRecord(value)) throw badRequest(`${place || 'the body'} is no event`, { index })
  try {
    return readInput(eventSchema, value)
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const field = [place, error.path].filter(Boolean).join('.')
    throw badRequest(place ? `${place}: ${error.message}` : error.message, { index, field })
  }
}

/**
 * Parses the body of POST /user/me/actions, one event or `{events: […]}`, whatever its content type.
 * @throws BAD_REQUEST naming the first invalid event (`details.index`, `details.field`); then no event is stored
 */
export function readEvents(text: string): EventBatch {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw badRequest('the body is not JSON')
  }
  if (!isRecord(body)) throw badRequest('the body is not a JSON object')
  const isAnonymous = body.is_anonymous === true
  if (!('events' in body)) return { isAnonymous, events: [readEvent(body, '', 0)] }
  const { events } = body
  if (!Array.isArray(events) || events.length === 0 || events.length > MAX_EVENTS)
    throw badRequest(`events is a list of 1 to ${MAX_EVENTS}`, { field: 'events' })
  const given: unknown[] = events
  return { isAnonymous, events: given.map((event, index) => readEvent(event, `events[${index}]`, index)) }
}
