import type { BrandHouse } from './brands'
import type { ProductType } from './product-types/product-type'
import type { Random } from '@/domain/random'
import type { Story } from './stories/story'
import { fill, lowerWords, upperFirst } from './text'
import { closings, feelHeadings, lineSentences, pointHeadings, suitHeadings, suits } from './vocabulary'

interface Writing {
  brand: BrandHouse
  type: ProductType
  story: Story
  noun: string
  line: string
}

const paragraph = (...sentences: string[]): string => `<p>${sentences.join(' ')}</p>`
const heading = (text: string): string => `<h3>${text}</h3>`
const list = (points: readonly string[]): string =>
  `<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`

/** The product's story in HTML; order and parts vary so that no two neighbours read alike. */
export function describe(random: Random, { brand, type, story, noun, line }: Writing): string {
  const values = {
    noun: lowerWords(noun),
    Noun: upperFirst(lowerWords(noun)),
    active: story.plain,
    Active: upperFirst(story.plain),
    brand: brand.name,
    Brand: brand.name,
    line,
    country: brand.country,
  }
  const say = (templates: readonly string[]): string => fill(random.pick(templates), values)

  const opening = say(type.opening)
  const fact = random.pick(story.facts)
  const otherFact = story.facts.find((sentence) => sentence !== fact) ?? fact
  const feel = random.pick(type.feel)
  const otherFeel = type.feel.find((sentence) => sentence !== feel) ?? feel
  const points = random.shuffle(story.claims)
  const known = random.shuffle(story.tags.filter((tag) => suits[tag] !== undefined))
  const who = known.slice(0, 2).map((tag) => random.pick(suits[tag] ?? ['']))
  const lineText = say(lineSentences)
  const closing = say(closings[type.category.split('/')[0] ?? ''] ?? closings['cham-soc-da'] ?? [''])
  const points3 = heading(random.pick(pointHeadings)) + list(points)
  const whoText = who.length > 0 ? heading(random.pick(suitHeadings)) + paragraph(...who) : ''

  const feelHeadingsHere = /^(cham-soc-da|chong-nang|trang-diem)\//.test(type.category)
    ? feelHeadings
    : feelHeadings.slice(0, 1)

  const layouts = [
    () =>
      paragraph(opening) +
      paragraph(fact, otherFact) +
      points3 +
      heading(random.pick(feelHeadingsHere)) +
      paragraph(feel) +
      whoText +
      paragraph(lineText, closing),
    () =>
      paragraph(opening, feel) +
      heading(`Nói thêm về ${story.plain}`) +
      paragraph(fact) +
      whoText +
      points3 +
      paragraph(closing),
    () =>
      paragraph(lineText) +
      paragraph(opening) +
      list([...points, upperFirst(feel.replace(/\.$/, ''))]) +
      paragraph(fact) +
      paragraph(...who, closing),
    () =>
      paragraph(`<strong>${brand.featured_text}</strong> ${opening}`) +
      paragraph(fact, feel) +
      points3 +
      whoText +
      paragraph(closing),
    () =>
      paragraph(opening) +
      points3 +
      paragraph(otherFact) +
      heading(random.pick(feelHeadingsHere)) +
      paragraph(feel, otherFeel) +
      paragraph(lineText, ...who),
    () =>
      paragraph(fact, opening) +
      paragraph(feel, ...who) +
      list(points) +
      paragraph(lineText) +
      paragraph(closing),
    () => paragraph(opening) + paragraph(feel) + paragraph(...who, closing),
  ]
  const weights = [5, 4, 4, 4, 4, 4, 1]
  const body = random.weighted(layouts.map((layout, index) => [layout, weights[index] ?? 1] as const))()
  const spare = [otherFact, otherFeel].filter((sentence) => !body.includes(sentence.replace(/\.$/, '')))
  const fuller = spare.length === 0 || random.chance(0.08) ? body : body + paragraph(...spare)
  if (fuller.length > 760 || (fuller.length > 500 && random.chance(0.12))) return fuller
  return fuller + heading(`Đôi dòng về ${brand.name}`) + paragraph(brand.description)
}

const habits: readonly string[] = [
  '<p>Nếu thấy ngứa rát kéo dài, hãy rửa sạch bằng nước và ngừng dùng.</p>',
  '<p>Tránh để sản phẩm tiếp xúc trực tiếp với mắt.</p>',
  '<p>Để xa tầm tay trẻ em.</p>',
  '',
]

/** How-to-use text in HTML, with a word of care now and then. */
export function explainUse(random: Random, type: ProductType): string {
  return random.pick(type.use) + (type.base === null ? '' : random.pick(habits))
}
