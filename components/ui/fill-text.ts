import { textTemplate } from '@/lib/text-template'

/**
 * Replaces the `{name}` placeholders of a text. Client leaves get texts as props, so that no message library is loaded with the page; one
 * that takes them from `messages/vi/*.json` itself is given a compiled one, which is a list though its type is text (ADR 49).
 */
export const fillText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  textTemplate(text).replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
