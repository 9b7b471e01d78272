/** ASCII slug of a Vietnamese text: 'Đỏ Gạch 01' → 'do-gach-01'. */
export function slugify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đĐ]/g, 'd')
    .replace(/[øØ]/g, 'o')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** 'Sữa Rửa Mặt BHA' → 'sữa rửa mặt BHA': a listing name inside a sentence. */
export function lowerWords(title: string): string {
  return title
    .split(' ')
    .map((word) => (/^[A-Z0-9&+]{2,}$/.test(word) ? word : word.toLowerCase()))
    .join(' ')
}

/** First letter in capitals, the rest untouched. */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Fills `{name}` slots; throws on a slot without a value. */
export function fill(template: string, values: Record<string, string>): string {
  const filled = template.replace(/\{(\w+)\}/g, (slot, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`no value for ${slot} in “${template}”`)
    return value
  })
  return filled
}
