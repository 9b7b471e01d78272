/** Query of the broker's return (middleware.ts): the ticket, or 'none', and the state that was sent along. */
export const TICKET = 'sso_token'
export const STATE = 'sso_state'
