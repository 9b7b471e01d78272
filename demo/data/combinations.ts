import type { AttributeKind, BrandPalette, DemoCombination, Packaging, ProductPicture } from '../types'
import type { BrandHouse } from './brands'
import { nextGtin } from './gtin'
import type { ProductType } from './product-types/product-type'
import { shadePictures } from './pictures'
import { makeRandom, type Random } from '@/domain/random'
import { shadeName, shadeSets } from './shades'
import { slugify } from './text'

/** Whole thousands of dong, ending in 9.000 where the trade likes it. */
export function roundPrice(dong: number): number {
  const thousands = Math.max(9, Math.round(dong / 1000))
  return (thousands > 60 ? Math.round((thousands + 1) / 10) * 10 - 1 : thousands) * 1000
}

/** The number in '400ml', 'Hộp 10 miếng' or '3,5g'. */
export function quantityIn(text: string): number {
  return Number((/\d+(?:,\d+)?/.exec(text)?.[0] ?? '1').replace(',', '.'))
}

function weightOf(text: string): number {
  const quantity = quantityIn(text)
  if (/ml|g$/.test(text)) return Math.round(quantity * 1.1 + 40)
  if (/miếng|gói|chai/.test(text)) return Math.round(quantity * (text.includes('chai') ? 70 : 30) + 20)
  return text.includes('máy') ? 520 : 120
}

interface Parts {
  key: string
  brand: BrandHouse
  type: ProductType
  packaging: Packaging
  palette: BrandPalette
  label: string[]
  /** price of the smallest combination in dong */
  price: number
  /** what `pickSizes` chose: sizes or amounts from small to large */
  sizes: readonly string[]
  /** the product is itself one scent, so it is not sold in others */
  scented: boolean
}

/** The alternatives of a type's sizes or amounts, one picked. */
export function pickSizes(random: Random, type: ProductType): readonly string[] {
  const { choice } = type
  if (choice.by === 'size') return random.pick(choice.sizes).split('|')
  if (choice.by === 'amount') return random.pick(choice.amounts).split('|')
  return [choice.size]
}

const openWhen = new Set<Packaging>(['cushion', 'compact', 'palette', 'lipstick', 'jar'])

/** Every combination of a product, without deduction and with stock. */
export function makeCombinations(parts: Parts): DemoCombination[] {
  const random = makeRandom(`combinations:${parts.key}`)
  const { choice } = parts.type

  const combination = (
    kind: AttributeKind,
    name: string,
    price: number,
    size: string,
    hex?: string,
  ): DemoCombination => {
    const id = kind === 'non_specify' ? 'default' : slugify(name)
    const pictures: ProductPicture[] =
      hex === undefined
        ? []
        : [
            {
              packaging: parts.packaging,
              palette: parts.palette,
              brand: parts.brand.name,
              label: [parts.label[0] ?? '', name],
              tint: hex,
              view: openWhen.has(parts.packaging) ? 'open' : 'front',
              seed: random.int(1, 99_999),
            },
            ...shadePictures(parts, hex),
          ]
    return {
      key: `${parts.key}:${id}`,
      attributes: { [kind]: { id, name, ...(hex === undefined ? {} : { hex }) } },
      price,
      stock: random.int(6, 240),
      weight: weightOf(size),
      gtin: nextGtin(random, parts.brand.country_code),
      pictures,
    }
  }

  const single = (): DemoCombination[] => [
    combination('non_specify', 'Mặc định', parts.price, parts.sizes[0] ?? ''),
  ]

  if (choice.by === 'shade') {
    const count = random.int(choice.count[0], choice.count[1])
    if (count === 1) return single()
    const shades = random.sample(shadeSets[choice.set], count)
    // The first is the one the cover shows: not every range begins with the same red.
    const sorted = shadeSets[choice.set].filter((shade) => shades.includes(shade))
    const from = makeRandom(`first shade:${parts.key}`).int(0, count - 1)
    const ordered = [...sorted.slice(from), ...sorted.slice(0, from)]
    return ordered.map(([name, hex], index) =>
      combination('shade', shadeName(choice.set, name, index), parts.price, choice.size, hex),
    )
  }
  if (choice.by === 'variant') {
    const names = random.sample(choice.names, random.int(2, Math.min(5, choice.names.length)))
    return parts.scented
      ? single()
      : names.map((name) => combination('variant', name, parts.price, choice.size))
  }
  if (parts.sizes.length === 1) return single()
  const smallest = quantityIn(parts.sizes[0] ?? '1')
  return parts.sizes.map((size) => {
    const ratio = quantityIn(size) / smallest
    const price = roundPrice(parts.price * ratio ** (choice.by === 'amount' ? 0.93 : 0.72))
    return combination(choice.by, size, price, size)
  })
}
