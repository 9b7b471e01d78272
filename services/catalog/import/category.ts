import { cleanLine, type Note, RowFault } from '../../feed'
import type { Mapping } from './mapping'

/** New categories a run may create; a column mapped by mistake would otherwise create one for each product name. */
const NEW_LIMIT = 1_000
const DEPTH_LIMIT = 4
const NAME_LIMIT = 80
const CACHE_LIMIT = 20_000

const keyOf = (text: string) =>
  text
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/\s*[>›»|]\s*/g, ' > ')

/** Maps a feed's category to a category path of the shop, as names from the root. */
export class CategoryMap {
  readonly #mapped: Map<string, string[]>
  readonly #known = new Map<string, readonly string[]>()
  readonly #created = new Set<string>()

  constructor(private readonly mapping: Mapping) {
    this.#mapped = new Map(
      Object.entries(mapping.categories).map(([name, path]) => [
        keyOf(name),
        path.map((part) => part.normalize('NFC').trim()),
      ]),
    )
  }

  /** @throws RowFault unknown_category when `unmapped_categories` is 'reject' */
  pathOf(text: string | undefined, note: Note): readonly string[] {
    const known = this.#known.get(text ?? '')
    if (known) return known
    const path = this.#find(text ?? '', note)
    if (this.#known.size > CACHE_LIMIT) this.#known.clear()
    this.#known.set(detachedCopy(text ?? ''), path.map(detachedCopy))
    return path
  }

  #find(text: string, note: Note): readonly string[] {
    const names = cleanLine(text, note)
      .split(/\s*[>›»|]\s*/)
      .filter((name) => name !== '')
    for (let depth = names.length; depth > 0; depth -= 1) {
      const path = this.#mapped.get(keyOf(names.slice(0, depth).join(' > ')))
      if (path) return path
    }
    const isNamed = names.length > 0 && names.some((name) => /\p{L}/u.test(name))
    if (!isNamed || this.mapping.unmapped_categories === 'default') return this.mapping.defaults.category
    if (this.mapping.unmapped_categories === 'reject')
      throw new RowFault('unknown_category', `category "${text.slice(0, 80)}" is not in the mapping`)
    const path = names.slice(0, DEPTH_LIMIT).map((name) => name.slice(0, NAME_LIMIT))
    const key = path.join(' > ')
    if (!this.#created.has(key) && this.#created.size >= NEW_LIMIT) {
      note('category_replaced')
      return this.mapping.defaults.category
    }
    this.#created.add(detachedCopy(key))
    return path
  }
}

/** A copy that does not share memory: a slice of the file's text would keep that whole text in memory. */
export const detachedCopy = (text: string) => Buffer.from(text, 'utf16le').toString('utf16le')
