/**
 * An unformatted text as `t.raw` gives it, with its `{name}` placeholders, for a component that fills them in itself (components/ui/fill-text.ts).
 * Texts are compiled when the shop is built (docs/decisions/0049-compiled-texts.md): one with placeholders is a list then.
 */
export const textTemplate = (raw: unknown): string =>
  Array.isArray(raw)
    ? raw.map((part: unknown) => (Array.isArray(part) ? `{${String(part[0])}}` : String(part))).join('')
    : String(raw)
