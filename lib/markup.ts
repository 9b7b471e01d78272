import { xmlText } from './seo/xml'

/** Markup as text. Only `markup` makes it, so that no text of the database becomes markup. */
class Markup {
  constructor(readonly text: string) {}
}

export type { Markup }

type Part = Markup | string | number | false | null | undefined | readonly Part[]

function written(part: Part): string {
  if (part instanceof Markup) return part.text
  if (typeof part === 'string' || typeof part === 'number') return xmlText(String(part))
  return Array.isArray(part) ? part.map(written).join('') : ''
}

/**
 * A template of markup for parts of a page that are many, the same for everybody and without state: as text they cost a page one element
 * to hydrate. Values are escaped; false, null and undefined write nothing. Attributes take single quotes, which a page's stream need not
 * escape.
 */
export const markup = (texts: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(texts.map((text, at) => text.replace(/\n\s*/g, '') + written(parts[at])).join(''))
