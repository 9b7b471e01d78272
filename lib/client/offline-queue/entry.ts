/** What a visitor did without network, as it waits on the device: a call that may be sent twice and acts once. */

export type EntryKind = 'bag' | 'wish' | 'review' | 'events'

/** What the page showed of the goods. */
export interface SeenGoods {
  name: string
  /** as it was written */
  price?: string
}

export interface Entry {
  /** its idempotency key */
  id: string
  kind: EntryKind
  /** who did it: 'visitor', or the mark of a member */
  owner: string
  /** ms since 1970 */
  at: number
  method: string
  path: string
  json: object
  /** sent without cookies */
  isAnonymous?: boolean
  /** of two entries with the same slot the later one counts */
  slot?: string
  seen?: SeenGoods
  /** review: the draft that is deleted once it is sent */
  draft?: string
  /** passes in which the shop failed on it, up to the number after which later entries go first */
  failures?: number
}

/** What became of an entry, until a page has shown it. */
export interface Outcome {
  id: string
  kind: EntryKind
  owner: string
  isAccepted: boolean
  /** the shop's sentence for a refusal */
  text?: string
  seen?: SeenGoods
  /** bag: the price it was added with, dong */
  price?: number
  draft?: string
}

/** Sent to the window when something begins to wait (components/offline). */
export const QUEUED_EVENT = 'shop:queued'

export const VISITOR = 'visitor'

/**
 * How far the queue was sent: all of it; not all, as there was no answer, the shop failed on an entry, or another tab is sending; up to an entry of a
 * member whose session has ended just now; all but what waits for a member while none is signed in.
 */
export type QueueState = 'sent' | 'unsent' | 'signed-out' | 'waiting'
