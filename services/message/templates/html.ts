/** Text that is markup already. Made by `html` alone. */
export class Html {
  constructor(readonly markup: string) {}
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (value: string | Html | readonly Html[]): string => {
  if (value instanceof Html) return value.markup
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')
  return value.map((part) => part.markup).join('\n')
}

/** Markup with values in it: what is not markup itself is escaped, in texts and in quoted attributes. */
export const html = (parts: TemplateStringsArray, ...values: (string | Html | readonly Html[])[]): Html =>
  new Html(parts.reduce((made, part, index) => `${made}${escaped(values[index - 1] ?? '')}${part}`))
