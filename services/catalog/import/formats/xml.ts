import { SaxesParser } from 'saxes'
import { columnKey } from '../../../feed'

/** One item of an XML feed: texts by element name; texts of a repeated element are joined by line breaks. */
export interface XmlItem {
  line: number
  values: Map<string, string>
  fault?: string
}

const ITEMS = new Set(['item', 'entry'])
const TEXT_LIMIT = 1_000_000

/** A streaming parser for the items of an RSS or Atom feed. Content that is not well-formed costs only its own item. */
export class XmlItems {
  readonly #parser = new SaxesParser()
  readonly #items: XmlItem[] = []
  #item: XmlItem | null = null
  #field: { name: string; text: string; depth: number } | null = null
  #depth = 0
  #problem: string | null = null

  constructor() {
    const parser = this.#parser
    parser.ENTITIES.nbsp = '\u00a0'
    for (const [name, text] of [
      ['ndash', '–'],
      ['mdash', '—'],
      ['reg', '®'],
      ['trade', '™'],
      ['eacute', 'é'],
      ['hellip', '…'],
      ['rsquo', '’'],
      ['bull', '•'],
    ] as const) {
      parser.ENTITIES[name] = text
    }
    parser.on('opentag', ({ name }) => this.#open(name))
    parser.on('closetag', ({ name }) => this.#close(name))
    parser.on('text', (text) => this.#append(text))
    parser.on('cdata', (text) => this.#append(text))
    parser.on('error', (error) => this.#fail(error.message))
  }

  push(text: string): XmlItem[] {
    this.#parser.write(text)
    return this.#items.splice(0)
  }

  /** The last items, and why the file seems incomplete (it ends inside an element), or null. */
  end(): { items: XmlItem[]; problem: string | null } {
    const isInside = this.#item
    if (isInside) this.#items.push({ ...isInside, fault: 'the file ends inside this item' })
    this.#item = null
    this.#parser.close()
    return {
      items: this.#items.splice(0),
      problem: isInside ? 'the file ends in the middle of an item' : this.#problem,
    }
  }

  #open(tag: string): void {
    this.#depth += 1
    const item = this.#item
    if (!item) {
      if (ITEMS.has(tag.toLowerCase())) {
        this.#item = { line: this.#parser.line, values: new Map() }
        this.#depth = 0
      }
      return
    }
    if (this.#depth === 1) this.#field = { name: columnKey(tag), text: '', depth: 1 }
    // Unescaped HTML in a description is kept; elements below <g:shipping> and the like fill no field.
    else if (this.#field && !tag.includes(':')) this.#append(`<${tag}>`)
    else this.#field = null
  }

  #close(tag: string): void {
    const item = this.#item
    if (!item) {
      this.#depth -= 1
      return
    }
    if (this.#depth === 0) {
      this.#items.push(item)
      this.#item = null
      this.#field = null
      return
    }
    this.#depth -= 1
    const field = this.#field
    if (!field) return
    if (this.#depth > 0) {
      this.#append(`</${tag}>`)
      return
    }
    const before = item.values.get(field.name)
    if (field.text.trim() !== '')
      item.values.set(
        field.name,
        before === undefined ? field.text.trim() : `${before}\n${field.text.trim()}`,
      )
    this.#field = null
  }

  #append(text: string): void {
    if (this.#field && this.#field.text.length < TEXT_LIMIT) this.#field.text += text
  }

  #fail(message: string): void {
    // An unescaped & in an address or a name is not an error: the text is kept unchanged.
    if (/entity/i.test(message)) return
    if (this.#item) this.#item.fault ??= `not well-formed: ${message}`
    else this.#problem ??= message
  }
}
