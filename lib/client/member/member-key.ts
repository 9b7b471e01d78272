import { api } from '../api'

/** The member's own data with their addresses: GET /user/me (ACC-01). */
export const MEMBER_KEY = api.account.user.me.$path({
  query: { filter: JSON.stringify({ get_user_address: true }) },
})
