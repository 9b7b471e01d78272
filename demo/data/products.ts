import type { DemoProduct } from '../types'
import { houses, type BrandHouse } from './brands'
import { linePalette } from './colour'
import { makeCombinations, pickSizes, roundPrice } from './combinations'
import { makeGiftCards, makeGifts } from './promotions/gifts'
import { inciList } from './ingredients'
import { nameProduct } from './naming'
import { makePacks } from './packs'
import { makePictures, withCoverPictures } from './pictures'
import { productTypes, storyOf } from './product-types/product-types'
import type { ProductType, StoryRef } from './product-types/product-type'
import { makeRandom, type Random } from '@/domain/random'
import { makeFlags, sell } from './selling'
import { slugify, upperFirst, lowerWords } from './text'
import { describe, explainUse } from './writing'

const domestic = 'Việt Nam'
const shelf_lives = [
  '36 tháng kể từ ngày sản xuất, 12 tháng sau khi mở nắp',
  '24 tháng kể từ ngày sản xuất, 6 tháng sau khi mở nắp',
  '36 tháng kể từ ngày sản xuất',
  '12 tháng sau khi mở nắp',
]

/** Notification number of a cosmetic, or declaration number of a supplement; tools have none. */
function registrationNumber(random: Random, type: ProductType, brand: BrandHouse): string {
  const number = (digits: number): string => String(random.int(1, 10 ** digits - 1)).padStart(digits, '0')
  const year = random.int(22, 26)
  if (type.category.startsWith('thuc-pham')) return `${number(4)}/20${year}/ĐKSP`
  if (type.base === null) return ''
  if (brand.country === domestic) return `${number(6)}/${year}/CBMP-${random.pick(['HCM', 'HN', 'BD', 'LĐ'])}`
  return `${number(6)}/${year}/CBMP-QLD`
}

function ingredientsOf(random: Random, type: ProductType, actives: readonly string[]): string {
  if (type.base !== null) return inciList(random, type.base, actives)
  if (!type.category.startsWith('thuc-pham')) return ''
  return [...actives, 'Chất tạo ngọt tự nhiên', 'Hương trái cây tự nhiên', 'Acid citric'].join(', ')
}

/** Stories of Vietnamese raw material, told by Vietnamese brands only. */
const localStories = new Set<StoryRef>(['care.bokket', 'care.turmeric', 'care.coffee', 'scent.milkrice'])

/** Second homes of types that customers look for in two places. */
const alsoIn: Record<string, string[]> = {
  'chong-nang/chong-nang-da-mat/kem-chong-nang-nang-tong': ['trang-diem/mat/kem-lot'],
  'cham-soc-da/cham-soc-moi/son-duong-moi': ['trang-diem/moi/son-bong'],
  'cham-soc-toc/duong-toc/tinh-chat-da-dau': ['cham-soc-toc/duong-toc/dau-duong-toc'],
}

const extraTags = [
  'thuan-chay',
  'khong-con-kho',
  'dung-duoc-cho-me-bau',
  'co-nho-du-lich',
  'moi-thu-lan-dau',
  'qua-tang-xinh',
]

function makeProduct(type: ProductType, brand: BrandHouse, turn: number): DemoProduct {
  const key = `${brand.key}-${slugify(type.category.split('/').at(-1) ?? '')}-${turn}`
  const random = makeRandom(`product:${key}`)
  const refs = type.stories.filter((ref) => brand.country === domestic || !localStories.has(ref))
  const ref = refs[turn % refs.length] ?? random.pick(type.stories)
  const story = storyOf(ref)
  const form = random.int(0, type.nouns.length - 1)
  const noun = type.nouns[form] ?? random.pick(type.nouns)
  const packaging = type.packaging[form % type.packaging.length] ?? random.pick(type.packaging)
  const sizes = pickSizes(random, type)
  const sized = type.choice.by === 'size' || type.choice.by === 'amount'
  const naming = nameProduct(
    random,
    brand,
    type,
    story,
    noun,
    sized && sizes.length === 1 ? (sizes[0] ?? '').replace(/^1 .*/, '') : '',
  )
  const palette = linePalette(brand.palette, story.tint)
  const label = [upperFirst(lowerWords(noun)), naming.line]
  const level = Math.min(1, Math.max(0, brand.tier + (random.next() - 0.5) * 0.5))
  const price = roundPrice((type.price[0] + (type.price[1] - type.price[0]) * level ** 1.5) * 1000)
  const fresh = makeCombinations({
    key,
    brand,
    type,
    packaging,
    palette,
    label,
    price,
    sizes,
    scented: ref.startsWith('scent.'),
  })
  const { combinations } = sell(random, fresh)
  // A shaded product shows its first shade on the cover, which is the one its page opens with.
  const tint = combinations[0]?.attributes.shade?.hex ?? story.tint
  const product: DemoProduct = {
    key,
    name: naming.name,
    slug: slugify(naming.name),
    brand_key: brand.key,
    category_key: type.category,
    extra_category_keys: random.chance(0.5) ? (alsoIn[type.category] ?? []) : [],
    tag_keys: [...new Set([...story.tags, ...random.sample(extraTags, random.int(0, 2))])],
    classification: 'normal',
    ...makeFlags(random),
    is_active: true,
    description: describe(random, { brand, type, story, noun, line: naming.line }),
    how_to_use: explainUse(random, type),
    ingredients: ingredientsOf(random, type, story.inci),
    origin: random.chance(0.92) ? brand.country : random.pick(['Hàn Quốc', 'Thái Lan', 'Trung Quốc']),
    registration_number: registrationNumber(random, type, brand),
    shelf_life:
      type.base === null && !type.category.startsWith('thuc-pham')
        ? 'Không áp dụng'
        : random.pick(shelf_lives),
    pictures: [],
    combinations,
    pack: [],
  }
  return {
    ...product,
    ...picturesOf(random, product.combinations, { packaging, palette, brand: brand.name, label, tint }),
  }
}

/** Pictures of a product; of its shades the first is shown on the cover, so it has these pictures too. */
function picturesOf(
  random: Random,
  combinations: DemoProduct['combinations'],
  drawn: Parameters<typeof makePictures>[1],
): Pick<DemoProduct, 'pictures' | 'combinations'> {
  const pictures = makePictures(random, drawn)
  return {
    pictures,
    combinations: combinations.map((combination, at) =>
      at === 0
        ? { ...combination, pictures: withCoverPictures(combination.pictures, pictures) }
        : combination,
    ),
  }
}

/** Gives each product of each type to the eligible brand with the fewest so far. */
function makeRange(): DemoProduct[] {
  // Natural brands also make hair and body care, so they leave room for the others on the skin shelves.
  const load = new Map(houses.map(({ key, house }) => [key, house === 'natural' ? 2 : 0]))
  return productTypes.flatMap((type) => {
    const random = makeRandom(`range:${type.category}`)
    const eligible = houses.filter(({ house }) => type.houses.includes(house))
    return Array.from({ length: type.count }, (_, turn) => {
      const ranked = random.shuffle(eligible).sort((a, b) => (load.get(a.key) ?? 0) - (load.get(b.key) ?? 0))
      const brand = ranked[0] ?? random.pick(houses)
      load.set(brand.key, (load.get(brand.key) ?? 0) + 1)
      return makeProduct(type, brand, turn)
    })
  })
}

/** About a dozen have left the shelf and are kept for old orders and links. */
function retire(range: DemoProduct[]): DemoProduct[] {
  const random = makeRandom('retired')
  const retired = new Set(
    random
      .sample(
        range.filter(({ is_new }) => !is_new),
        12,
      )
      .map(({ key }) => key),
  )
  return range.map((product) => (retired.has(product.key) ? { ...product, is_active: false } : product))
}

const range = retire(makeRange())

/** The whole catalogue: the range, packs of it, gift cards and gifts. */
export const products: DemoProduct[] = [...range, ...makePacks(range), ...makeGiftCards(), ...makeGifts()]
