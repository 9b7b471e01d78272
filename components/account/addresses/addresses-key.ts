import { api } from '@/lib/client/api'

/** The member's delivery addresses: GET /user/me/addresses. */
export const ADDRESSES_KEY = api.account.user.me.addresses.$path()
