import { desc, sql } from 'drizzle-orm'
import type { Database } from '../database'
import { messages } from './schema'
import { listHeaders } from './unsubscribe/link'

/** The part of a recipient that all notations of a number share: '0912 345 678' → '912345678'. */
const needle = (to: string): string =>
  /^[+\d\s.()-]+$/.test(to) ? to.replace(/\D/g, '').replace(/^(?:84|0)/, '') : to.trim().toLowerCase()

/** The newest messages, to all recipients or those that contain `to`. */
export async function listOutbox(db: Database, { to, limit }: { to?: string | undefined; limit: number }) {
  const rows = await db
    .select()
    .from(messages)
    .where(to ? sql`position(${needle(to)} in lower(${messages.recipient})) > 0` : undefined)
    .orderBy(desc(messages.created_at), desc(messages.id))
    .limit(limit)
  return rows.map(({ id, channel, recipient, kind, subject, text, html, parameters, created_at }) => ({
    id,
    channel,
    recipient,
    subject,
    text,
    html,
    code: parameters[0] ?? null,
    headers: Object.entries(listHeaders({ recipient, kind })).map(([name, value]) => ({ name, value })),
    created_at: created_at.toISOString(),
  }))
}
