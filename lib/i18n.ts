import { getRequestConfig } from 'next-intl/server'
import { SHOP_TIME_ZONE } from '@/domain/constants'
import messages from '@/messages/all'

/**
 * Parsed messages, for all pages: use-intl parses each message for each page otherwise, a twentieth of a page's making. They are as many as
 * there are messages, since values are no part of what is kept.
 */
const parsed = {
  dateTime: {},
  number: {},
  message: {},
  relativeTime: {},
  pluralRules: {},
  list: {},
  displayNames: {},
}

/** What every page's translator is made of. */
export const intlConfig = { locale: 'vi', messages, timeZone: SHOP_TIME_ZONE, _cache: parsed }

/** One language, no prefix: every page reads the same messages, so nothing here looks at the request. */
export default getRequestConfig(() => Promise.resolve(intlConfig))
