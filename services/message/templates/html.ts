/** Escaped markup; created only by `html`. */
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

/** Tagged template for markup: values other than Html are escaped, for text and quoted attributes. */
export const html = (parts: TemplateStringsArray, ...values: (string | Html | readonly Html[])[]): Html =>
  new Html(parts.reduce((made, part, index) => `${made}${escaped(values[index - 1] ?? '')}${part}`))
