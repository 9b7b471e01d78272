const COMBINING_MARKS = /\p{M}+/gu

/**
 * Vietnamese text without its diacritics, for search and slugs: 'Dưỡng Ẩm' → 'Duong Am'.
 * Either Unicode form may come in; đ has no decomposition and is mapped by hand (SRC-15).
 */
export function stripDiacritics(text: string): string {
  return text
    .normalize('NFD')
    .replace(COMBINING_MARKS, '')
    .replace(/đ/g, 'd')
    .replace(/Đ/g, 'D')
    .normalize('NFC')
}

/** Text to compare by: lower case, without diacritics. */
export const foldText = (text: string): string => stripDiacritics(text).toLowerCase()

/** A URL segment: lower case ASCII letters and digits joined by hyphens, at most 120 characters; 'san-pham' when nothing is left. */
export function slugify(text: string): string {
  const slug = stripDiacritics(text)
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 120)
    .replace(/^-+|-+$/g, '')
  return slug || 'san-pham'
}

/** Text cut at `limit` characters with an ellipsis, never inside a surrogate pair or a combined letter (GEN-12, GEN-13). */
export function truncate(text: string, limit: number): string {
  const letters = Array.from(
    new Intl.Segmenter('vi', { granularity: 'grapheme' }).segment(text),
    (part) => part.segment,
  )
  return letters.length <= limit ? text : `${letters.slice(0, limit).join('').trimEnd()}…`
}

/** Plain text of simple HTML, for meta descriptions and search: tags dropped, white space folded, the five basic entities read. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
}
