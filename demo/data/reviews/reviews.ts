import type { DemoMember, DemoProduct, DemoReview, RatedSide, ReviewPhoto } from '@/demo/types'
import { members } from '../members'
import { starsByType, typesOf } from '../rating-types'
import { makeRandom, type Random } from '@/domain/random'
import { composeReview, toneOf, type ReviewLength } from './review-phrases-compose'
import { subjectOf, type Subject } from './review-phrases-family'
import type { Stage, Tone } from './review-phrases-types'
import { voiceOf } from './review-phrases-voice'

const TOTAL = 6200
const MOST_PER_PRODUCT = 92
const MOST_PHOTOS = 1300

const unreviewed = new Set<DemoProduct['classification']>(['gwp_non_sellable', 'egift'])

/** How many reviews each product has: many for the best sellers, falling off quadratically, none at the end. */
export function reviewCounts(products: readonly DemoProduct[]): Map<string, number> {
  const ranked = products
    .filter(
      (product) => product.is_active && product.total_orders > 0 && !unreviewed.has(product.classification),
    )
    .sort((a, b) => b.total_orders - a.total_orders || a.key.localeCompare(b.key))
  const countsFor = (bend: number) =>
    ranked.map((product, rank) => {
      const noise = 0.88 + makeRandom(`count:${product.key}`).next() * 0.24
      const ideal = (MOST_PER_PRODUCT * noise) / (1 + rank / bend) ** 2
      const youth = product.created_days_ago < 30 ? product.created_days_ago / 30 : 1
      return Math.min(Math.round(ideal * youth), product.total_orders)
    })
  let low = 1
  let high = 5000
  for (let step = 0; step < 40; step += 1) {
    const bend = (low + high) / 2
    const sum = countsFor(bend).reduce((total, count) => total + count, 0)
    if (sum < TOTAL) low = bend
    else high = bend
  }
  const counts = countsFor(high)
  return new Map(ranked.map((product, rank) => [product.key, counts[rank] ?? 0]))
}

/** Members who would write about it; each at most once per product. */
function writersFor(subject: Subject, count: number, random: Random): DemoMember[] {
  const men = members.filter((member) => member.gender === 'male')
  const women = members.filter((member) => member.gender === 'female')
  const share = subject.forMen ? 0.75 : subject.forWomen ? 0.04 : 0.11
  const maleCount = Math.min(men.length, Math.round(count * share))
  return random.shuffle([...random.sample(men, maleCount), ...random.sample(women, count - maleCount)])
}

function makeRatings(quality: number, random: Random): Record<RatedSide, number> {
  const clip = (stars: number) => Math.max(1, Math.min(5, stars))
  const stars = random.weighted<number>([
    [5, quality],
    [4, 1.1 - quality * 0.45],
    [3, (1 - quality) * 0.75],
    [2, (1 - quality) * 0.36],
    [1, (1 - quality) * 0.26],
  ])
  for (;;) {
    const ratings = {
      effectiveness: stars,
      texture: clip(
        stars +
          random.weighted<number>([
            [0, 6],
            [-1, 2],
            [1, 2],
          ]),
      ),
      packaging: clip(
        stars +
          random.weighted<number>([
            [0, 4],
            [-1, 2],
            [1, 3],
            [2, 1],
          ]),
      ),
      value_for_money: clip(
        stars +
          random.weighted<number>([
            [0, 5],
            [-1, 3],
            [1, 2],
          ]),
      ),
    }
    if (toneOf(averageTone(ratings)) === toneOf(stars)) return ratings
  }
}

/** Average of the four ratings, drawn to the stars whose feeling it has: 3.7 and more is four stars, 2.5 and more three. */
function averageTone(ratings: Record<RatedSide, number>): number {
  const average = (ratings.effectiveness + ratings.texture + ratings.packaging + ratings.value_for_money) / 4
  return average >= 3.7 ? 4 : average >= 2.5 ? 3 : 2
}

function makePhotos(
  product: DemoProduct,
  combinationKey: string | null,
  subject: Subject,
  random: Random,
): ReviewPhoto[] {
  const combination = product.combinations.find(({ key }) => key === combinationKey)
  const picture = combination?.pictures[0] ?? product.pictures[0]
  if (!picture) return []
  const swatched = ['lip', 'makeup', 'face', 'body'].includes(subject.phrases.domain)
  const settings: ReviewPhoto['setting'][] = [
    'desk',
    'flat-lay',
    'window',
    swatched ? 'hand-swatch' : 'bathroom',
    'bathroom',
  ]
  const count = random.weighted<number>([
    [1, 70],
    [2, 20],
    [3, 7],
    [4, 3],
  ])
  return random
    .sample([...new Set(settings)], count)
    .map((setting) => ({ product: picture, setting, seed: random.int(1, 1_000_000) }))
}

function lengthFor(expert: boolean, random: Random): ReviewLength {
  return random.weighted<ReviewLength>(
    expert
      ? [
          ['line', 4],
          ['short', 10],
          ['medium', 36],
          ['long', 28],
          ['story', 22],
        ]
      : [
          ['line', 24],
          ['short', 24],
          ['medium', 33],
          ['long', 13],
          ['story', 6],
        ],
  )
}

function stageFor(tone: Tone, age: number, room: number, random: Random): Stage {
  if (room < 25) return 'fresh'
  const stages: readonly (readonly [Stage, number])[] =
    tone === 'bad'
      ? [
          ['fresh', 6],
          ['weeks', 4],
        ]
      : [
          ['fresh', 3],
          ['weeks', 4],
          ['months', room > 100 ? 3 : 0],
        ]
  return age < 0 ? 'fresh' : random.weighted(stages)
}

const saysAgain =
  /mua lại|đặt tiếp|ủng hộ tiếp|mua tiếp|sẽ mua thêm|mua lần nữa|sẽ quay lại|uống tiếp|mua hoài/
const saysNotAgain = /không mua lại|không mua nữa|chưa chắc|thử loại khác|không dùng tiếp|không mua thêm/

/** About 6,200 reviews: number by best sellers, words by family, voice and stars. */
export function makeReviews(products: DemoProduct[]): DemoReview[] {
  const counts = reviewCounts(products)
  const written = new Set<string>()
  const reviews: DemoReview[] = []
  let photosLeft = MOST_PHOTOS

  for (const product of products) {
    const count = counts.get(product.key) ?? 0
    if (count === 0) continue
    const subject = subjectOf(product)
    const random = makeRandom(`reviews:${product.key}`)
    const quality = 0.32 + random.next() * 0.6
    const used = new Map<string, number>()

    for (const member of writersFor(subject, count, random)) {
      const ratings = makeRatings(quality, random)
      const tone = toneOf(ratings.effectiveness)
      const length = lengthFor(member.is_expert_reviewer, random)
      const created_days_ago = Math.min(
        Math.floor(random.next() ** 1.6 * Math.min(product.created_days_ago, 720)),
        Math.max(0, product.created_days_ago - 2),
      )
      const combination = product.combinations.length > 0 ? random.pick(product.combinations) : undefined
      const is_verified_purchase = random.chance(0.7)
      const repeats = random.chance(tone === 'good' ? 0.7 : tone === 'fair' ? 0.2 : 0)
      const wantsPhotos = random.chance(
        length === 'line' ? 0.07 : length === 'story' || length === 'long' ? 0.26 : 0.14,
      )
      const photos = wantsPhotos
        ? makePhotos(product, combination?.key ?? null, subject, random).slice(0, photosLeft)
        : []
      const stage = stageFor(tone, created_days_ago, product.created_days_ago - created_days_ago, random)
      const occasion = {
        product,
        subject,
        member,
        ratings,
        stage,
        length,
        is_verified_purchase,
        used,
        is_repurchase: repeats && is_verified_purchase,
        has_photos: photos.length > 0,
        shade: combination?.attributes.shade?.name ?? null,
        price: combination?.price ?? 200_000,
      }
      let details = composeReview(occasion, voiceOf(member), random)
      for (let attempt = 0; attempt < 20 && written.has(details); attempt += 1) {
        details = composeReview(
          attempt < 10 ? occasion : { ...occasion, length: 'medium' },
          voiceOf(member),
          random,
        )
      }
      written.add(details)
      photosLeft -= photos.length
      const charm = (photos.length > 0 ? 9 : 2) + (length === 'story' ? 16 : length === 'long' ? 8 : 1)
      reviews.push({
        product_key: product.key,
        combination_key: combination?.key ?? null,
        user_name: member.user_name,
        ratings: starsByType(typesOf(product.category_key), ratings, `${product.key}:${member.user_name}`),
        details,
        is_recommended: random.chance(tone === 'good' ? 0.97 : tone === 'fair' ? 0.45 : 0),
        is_repurchase: saysNotAgain.test(details)
          ? false
          : tone === 'good' && saysAgain.test(details)
            ? true
            : repeats,
        is_verified_purchase,
        total_likes: Math.floor(random.next() ** 3 * charm * (member.is_expert_reviewer ? 3 : 1)),
        created_days_ago,
        photos,
      })
    }
  }
  return reviews
}
