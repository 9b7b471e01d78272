import { DETECTORS } from './detectors'

/** Codes of why a review is held or rejected; a rule may name others, whose text is the general one. */
export const MODERATION_REASONS = [
  'phone',
  'link',
  'email',
  'address',
  'contact',
  'obscene',
  'shouting',
  'repeated',
  'copied',
  'reported',
  'staff',
] as const

/** Codes of why a review is not shown: 'edited' waits for the staff that took its former text down. */
export const HIDDEN_REASONS = [...MODERATION_REASONS, 'edited'] as const

/** A text of fewer characters is often equal to another by chance ('Sản phẩm tốt') and is no copy. */
export const COPY_LEAST_CHARACTERS = 200

/** A rule as the database keeps it. */
export interface ModerationRule {
  kind: string
  pattern: string
  verdict: 'held' | 'rejected'
  reason: string
}

/** Published texts have no reason. */
export interface Verdict {
  state: 'published' | 'held' | 'rejected'
  reason: string | null
}

export const PUBLISHED: Verdict = { state: 'published', reason: null }

export type CompiledRule = Pick<ModerationRule, 'verdict' | 'reason'> & { finds: (text: string) => boolean }

/** The rules of a text alone; `unusable` are those whose pattern is none. Rules of kind 'copied' compare with other reviews and are left out. */
export function compileRules(rules: readonly ModerationRule[]): {
  compiled: CompiledRule[]
  unusable: ModerationRule[]
} {
  const compiled: CompiledRule[] = []
  const unusable: ModerationRule[] = []
  for (const rule of rules) {
    if (rule.kind === 'copied') continue
    const finds = DETECTORS[rule.kind]?.(rule.pattern) ?? null
    if (finds) compiled.push({ verdict: rule.verdict, reason: rule.reason, finds })
    else unusable.push(rule)
  }
  return { compiled, unusable }
}

/** What the rules make of a text: rejected where one rule says so, else held, else published. */
export function moderate(text: string, rules: readonly CompiledRule[]): Verdict {
  let held: Verdict | null = null
  for (const { verdict, reason, finds } of rules) {
    if (held && verdict === 'held') continue
    if (!finds(text)) continue
    if (verdict === 'rejected') return { state: 'rejected', reason }
    held = { state: 'held', reason }
  }
  return held ?? PUBLISHED
}
