import { randomBytes } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { domainError } from '@/domain/error-codes'
import { type Database, transaction } from '../../database'
import { type Caller, recordSecurityEvent } from '../audit'
import { hashToken } from '../../digest'
import { sessions, sso_tickets } from '../schema'
import { openSession, type Session } from './session'
import { memberById, type UserRow } from '../members/users'

/** Signs a member of one host of the shop in on another: a ticket, used once, within a minute, at the host it was made for. */

const TICKET_LIFETIME = sql`interval '1 minute'`

/** @returns the ticket that carries this session to `audience` (an origin) */
export async function makeTicket(db: Database, session: Session, audience: string): Promise<string> {
  const ticket = randomBytes(32).toString('base64url')
  await db.insert(sso_tickets).values({
    ticket_hash: hashToken(ticket),
    session_id: session.id,
    audience,
    expires_at: sql`now() + ${TICKET_LIFETIME}`,
  })
  return ticket
}

/** Opens a session on the host a ticket was made for; it ends with the one it came from. @throws INVALID_TICKET */
export async function useTicket(
  ticket: string,
  audience: string,
  caller: Caller,
): Promise<{ member: UserRow; token: string }> {
  return transaction(async (tx) => {
    const [used] = await tx
      .delete(sso_tickets)
      .where(
        and(
          eq(sso_tickets.ticket_hash, hashToken(ticket)),
          eq(sso_tickets.audience, audience),
          gt(sso_tickets.expires_at, sql`now()`),
        ),
      )
      .returning({ session: sso_tickets.session_id })
    const [origin] = used ? await tx.select().from(sessions).where(eq(sessions.id, used.session)) : []
    if (!origin) throw domainError('INVALID_TICKET', 'no such ticket')
    const member = await memberById(tx, origin.user_id)
    await recordSecurityEvent(tx, 'sso.entered', { userId: member.id, caller })
    return { member, token: await openSession(tx, member.id, caller, origin.group_id) }
  })
}

export async function deleteOldTickets(db: Database): Promise<void> {
  await db.delete(sso_tickets).where(sql`${sso_tickets.expires_at} < now()`)
}
