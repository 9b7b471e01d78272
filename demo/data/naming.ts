import type { BrandHouse } from './brands'
import type { ProductType } from './product-types/product-type'
import { hash, type Random } from '@/domain/random'
import type { Story } from './stories/story'
import { tags } from './tags'
import { slugify, upperFirst } from './text'

export interface Naming {
  name: string
  noun: string
  line: string
}

const taken = new Set<string>()

const words = (text: string): string[] => text.toLowerCase().split(' ')

/** Phrases whose first word does not repeat one that stands before them; maybe none. */
function fitting(phrases: readonly string[], before: string): readonly string[] {
  const fresh = phrases.filter((phrase) => !words(before).includes(words(phrase)[0] ?? ''))
  return fresh
}

/** A brand prints the same line name on everything with the same story. */
export function lineOf(brand: BrandHouse, story: Story): string {
  const foreign = story.lines.filter((line) => /^[ -~]+$/.test(line))
  const local = story.lines.filter((line) => !foreign.includes(line))
  const own = brand.country_code === 'vn' ? [...local, ...foreign] : foreign
  const lines = own.length > 0 ? own : story.lines
  return lines[hash(brand.key + story.plain) % lines.length] ?? ''
}

/** A word of four letters or more that stands twice makes a name clumsy. */
function repeats(name: string): boolean {
  const long = name
    .split(/[\s,()–]+/)
    .filter((word) => word.length >= 4)
    .map((word) => word.toLowerCase())
  return new Set(long).size < long.length
}

const skinAndHair = tags.filter(({ name }) => /^(Da|Tóc) /.test(name))

/** 'Dành Cho Da Mụn Và Da Dầu', or nothing when the story has no such concern. */
function forWhom(story: Story): string {
  const names = skinAndHair.filter(({ key }) => story.tags.includes(key)).slice(0, 2)
  const titled = names.map(({ name }) => name.split(' ').map(upperFirst).join(' '))
  return titled.length === 0 ? '' : `Dành Cho ${titled.join(' Và ')}`
}

type Pattern = (
  part: Record<'noun' | 'title' | 'benefit' | 'other' | 'line' | 'brand' | 'size' | 'whom', string>,
) => string

const patterns: readonly (readonly [Pattern, number])[] = [
  [({ noun, title, benefit, brand }) => `${noun} ${title} ${benefit} ${brand}`, 22],
  [
    ({ noun, title, line, benefit, brand, size }) => `${brand} ${line} – ${noun} ${title} ${benefit} ${size}`,
    16,
  ],
  [({ noun, title, line, brand }) => `${noun} ${title} ${brand} ${line}`, 14],
  [({ noun, line, brand, size }) => `${noun} ${brand} ${line} ${size}`, 14],
  [({ noun, line, brand, benefit }) => `${noun} ${brand} ${line} ${benefit}`, 12],
  [({ noun, title, brand }) => `${brand} ${noun} ${title}`, 10],
  [
    ({ noun, title, benefit, other, line, brand, size, whom }) =>
      `${brand} ${line} – ${noun} ${title} ${benefit}, ${other} ${whom} ${size}`,
    8,
  ],
  [
    ({ noun, title, benefit, line, brand, size, whom }) =>
      `${noun} ${brand} ${line} ${title} ${benefit} ${whom} ${size}`,
    8,
  ],
]

/** A listing name no other product has. `size` is empty when the customer chooses it. */
export function nameProduct(
  random: Random,
  brand: BrandHouse,
  type: ProductType,
  story: Story,
  noun: string,
  size: string,
): Naming {
  const line = lineOf(brand, story)
  const whom = forWhom(story)
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const titles = fitting(story.title, noun)
    const title = titles.length > 0 ? random.pick(titles) : ''
    const benefits = fitting(story.benefits, `${noun} ${title}`)
    const [benefit = '', other = ''] = random.shuffle(benefits.length > 0 ? benefits : story.benefits)
    const pattern = random.weighted(patterns)
    const sizeAtEnd = size !== '' && random.chance(0.8) ? size : ''
    const name = pattern({
      noun,
      title,
      benefit,
      other: other || benefit,
      line,
      brand: brand.name,
      size: sizeAtEnd,
      whom,
    })
      .replace(/\s+/g, ' ')
      .trim()
      // 'Son Son Mận': the brand's name begins with the noun.
      .replace(`${brand.name.split(' ', 1).join('')} ${brand.name}`, brand.name)
    if (taken.has(slugify(name)) || (attempt < 45 && repeats(name))) continue
    taken.add(slugify(name))
    return { name, noun, line }
  }
  throw new Error(`no free name for ${brand.name} in ${type.category}`)
}
