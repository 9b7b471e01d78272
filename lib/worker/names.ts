import type { QueueState } from '@/lib/client/offline-queue/entry'

/** Names that the worker and the pages share. */

/** What begins the name of the cache of a member's pages, deleted at sign-out; the worker's build ends it. */
export const MEMBER_COPIES = 'nang-member-'

/** What begins the name of the cache of everyone's pages; the worker's build ends it. */
export const PAGE_COPIES = 'nang-pages-'

/** Response header of pages of one person: whose they are. 'visitor', or the member's mark. */
export const OWNER_HEADER = 'x-page-owner'

/** Pages of one person that are readable without network. */
export const BAG_PAGE = '/order'
export const OWN_PAGES = [BAG_PAGE, '/my-orders', '/wishlist'] as const

/** What begins the paths of pages that are never saved: a booth in a store shows nothing of the last visitor, nor a device whose profile was open. */
export const UNSAVED_PAGES = ['/photobooth/', '/profile/'] as const

/** Attribute of <html> in a page that was answered from a copy: when it was saved, ms since 1970. */
export const SAVED_ATTRIBUTE = 'data-saved-at'

/** Tag of the background sync that sends what waits for the network. */
export const SYNC_TAG = 'nang-queue'

/** What a page tells the worker. */
export type WorkerMessage =
  /** save these addresses of the shop, unless they are saved: the page that is open and what it has loaded */
  | { type: 'keep'; page: string; files: readonly string[] }
  /** the new worker may take over */
  | { type: 'activate' }
  /** the member has signed out, or another one has signed in: nothing of the former one is saved from now on */
  | { type: 'signed-out' }

/** What the worker tells the open pages: the queue was sent as far as `state` says. */
export interface PageMessage {
  type: 'sent'
  state: QueueState
}
