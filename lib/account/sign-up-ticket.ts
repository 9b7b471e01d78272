import { type Ticket, ticketPlace } from './password-ticket'

/**
 * Between the right code of a quick sign-up and the account's password: the uid and code that set it. Its presence is also what tells
 * that the code was sent and proved (OTP-09).
 */
export type SignUpTicket = Ticket

export const { keep: keepTicket, read: readTicket, drop: dropTicket } = ticketPlace('shop:sign-up-ticket')
