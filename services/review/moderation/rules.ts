import { asc, eq, sql } from 'drizzle-orm'
import { type CompiledRule, compileRules } from '@/domain/review/moderation/moderate'
import type { Database } from '../../database'
import { log } from '../../log'
import { moderation_rules } from '../schema'

interface Rules {
  /** changes with every change of a rule */
  version: string
  compiled: CompiledRule[]
  /** least similarity by which a text counts as copied, and the verdict on it; null where no rule is active */
  copied: { similarity: number; verdict: 'held' | 'rejected'; reason: string } | null
}

let kept: Rules | null = null

async function read(db: Database, version: string): Promise<Rules> {
  const rows = await db
    .select()
    .from(moderation_rules)
    .where(eq(moderation_rules.is_active, true))
    .orderBy(asc(moderation_rules.id))
  const { compiled, unusable } = compileRules(rows)
  for (const { kind, pattern } of unusable) log.warn({ kind, pattern }, 'moderation rule without use')
  const copied = rows.find(({ kind, pattern }) => kind === 'copied' && Number(pattern) > 0)
  return {
    version,
    compiled,
    copied: copied
      ? { similarity: Number(copied.pattern), verdict: copied.verdict, reason: copied.reason }
      : null,
  }
}

/** The active rules: compiled once, and again after a change of any. */
export async function moderationRules(db: Database): Promise<Rules> {
  const [row] = await db
    .select({
      version: sql<string>`count(*) || ' ' || coalesce(sum(extract(epoch FROM ${moderation_rules.changed_at})), 0)`,
    })
    .from(moderation_rules)
  const version = row?.version ?? ''
  if (kept?.version !== version) kept = await read(db, version)
  return kept
}
