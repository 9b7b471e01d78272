import { getRequestConfig } from 'next-intl/server'
import { SHOP_TIME_ZONE } from '@/domain/constants'
import messages from '@/messages/all'

/** One language, no prefix: every page reads the same messages, so nothing here looks at the request. */
export default getRequestConfig(async () => ({ locale: 'vi', messages, timeZone: SHOP_TIME_ZONE }))
