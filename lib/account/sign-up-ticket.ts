import { type Ticket, ticketPlace } from './password-ticket'

/**
 * Kept between the accepted code of a quick sign-up and the account's password: the uid and code that set it. Its presence also shows that
 * the code was accepted (OTP-09).
 */
export type SignUpTicket = Ticket

export const { keep: keepTicket, read: readTicket, drop: dropTicket } = ticketPlace('shop:sign-up-ticket')
