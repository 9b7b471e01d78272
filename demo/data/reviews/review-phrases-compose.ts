import type { DemoMember, DemoProduct, RatedSide } from '@/demo/types'
import type { Random } from '@/domain/random'
import { actives, perfumed, unperfumed, verdicts } from './review-phrases-expert'
import type { Subject } from './review-phrases-family'
import * as shared from './review-phrases-shared'
import type { Stage, Tone, Voice } from './review-phrases-types'
import { finish, makeSpeaker } from './review-phrases-voice'

export type ReviewLength = 'line' | 'short' | 'medium' | 'long' | 'story'

export interface Occasion {
  product: DemoProduct
  subject: Subject
  member: DemoMember
  ratings: Record<RatedSide, number>
  stage: Stage
  length: ReviewLength
  is_repurchase: boolean
  is_verified_purchase: boolean
  has_photos: boolean
  /** name of the chosen shade, if the product has shades */
  shade: string | null
  /** dong */
  price: number
  /** how often each phrase has been used for this product */
  used: Map<string, number>
}

/** Feeling that a number of stars stands for. */
export function toneOf(stars: number): Tone {
  if (stars >= 4) return 'good'
  return stars >= 3 ? 'fair' : 'bad'
}

/** Text of a review in Vietnamese, agreeing with its ratings side by side. */
export function composeReview(occasion: Occasion, voice: Voice, random: Random): string {
  const { subject, ratings, stage, length, product, member } = occasion
  const { domain, texture, effect, use, short } = subject.phrases
  const overall = toneOf(ratings.effectiveness)
  const delighted = Object.values(ratings).every((stars) => stars >= 4) && ratings.effectiveness === 5
  const closings = delighted ? [...shared.closings.good, ...shared.raptures] : shared.closings[overall]
  const say = makeSpeaker(occasion, random)
  const inci = product.ingredients
  const smelly =
    /parfum|fragrance|hương|essential|oil/i.test(inci) && ['face', 'hair', 'body'].includes(domain)
  const priceBand = occasion.price < 180_000 ? 'low' : occasion.price < 650_000 ? 'middle' : 'high'
  const forOther = subject.forMen ? member.gender === 'female' : member.gender === 'male' && subject.forWomen

  const aspect = {
    texture: () => turned(say(texture[toneOf(ratings.texture)]), toneOf(ratings.texture)),
    effect: () => say(effect[overall]),
    packaging: () => {
      const tone = toneOf(ratings.packaging)
      return turned(say(shared.packagings[subject.container][tone]), tone)
    },
    value: () => {
      const tone = toneOf(ratings.value_for_money)
      return turned(say(shared.values[priceBand][tone]), tone)
    },
    delivery: () => {
      if (!occasion.is_verified_purchase) return ''
      const tone: Tone = random.chance(0.86) ? 'good' : random.chance(0.75) ? 'fair' : 'bad'
      return turned(say(shared.deliveries[tone]), tone)
    },
    smell: () => (smelly ? turned(say(shared.smells[toneOf(ratings.texture)]), toneOf(ratings.texture)) : ''),
    shade: () => (occasion.shade ? turned(say(shared.shadeNotes[overall]), overall) : ''),
    opening: () =>
      occasion.is_repurchase && overall === 'good' && stage === 'months' && random.chance(0.6)
        ? say(shared.repurchases)
        : say(shared.openings[stage]),
    ingredients: () => ingredientLines(inci, domain === 'face').map((lines) => say(lines)),
  }
  const turns = { but: random.shuffle(shared.turns.but), still: random.shuffle(shared.turns.still) }
  function turned(text: string, tone: Tone): string {
    if (
      text === '' ||
      tone === overall ||
      overall === 'fair' ||
      /^(ổn|mềm|thơm|mịn|êm|mát) | nhưng | mà (hơi|giá)|bù lại|tạm/.test(text)
    )
      return text
    const turn = overall === 'good' ? turns.but.pop() : tone === 'good' ? turns.still.pop() : ''
    return `${turn ?? ''}${text}`
  }
  function ingredientLines(list: string, face: boolean): (readonly string[])[] {
    if (list === '') return []
    const present = actives
      .filter((active) => (face || !active.face) && active.match.test(list))
      .map((active) => active.lines)
    const scent = face ? [/parfum|fragrance/i.test(list) ? perfumed : unperfumed] : []
    return [...random.sample(present, 2), ...scent]
  }

  if (forOther) {
    const lines = [say((subject.forMen ? shared.giftsToMen : shared.gifts)[overall])]
    const more = [aspect.packaging, aspect.delivery, aspect.value, aspect.shade]
    if (length !== 'line')
      lines.push(...random.sample(more, length === 'short' ? 1 : 3).map((speak) => speak()))
    if (length === 'long' || length === 'story') lines.push(say(closings))
    return finish(lines, occasion, voice, overall, random)
  }

  if (length === 'line') {
    const line = random.weighted<() => string>([
      [() => say(short[overall]), 5],
      [aspect.effect, 3],
      [() => `${say(short[overall])}, ${say(closings)}`, overall === 'good' ? 2 : 0],
    ])()
    return finish([line], occasion, voice, overall, random)
  }

  const sides = random.shuffle([aspect.packaging, aspect.value, aspect.delivery, aspect.smell, aspect.shade])
  if (length === 'short') {
    const second = random.pick([aspect.texture, aspect.effect, ...sides])
    const first = second === aspect.effect || random.chance(0.4) ? say(short[overall]) : aspect.effect()
    return finish([first, second()], occasion, voice, overall, random)
  }

  // What differs from the whole comes after it: 'có điều …' cannot open a review.
  const agrees = toneOf(ratings.texture) === overall
  const take = (count: number) => sides.splice(0, count).map((side) => side())
  if (length === 'medium') {
    const start = random.chance(0.55)
      ? [random.chance(0.5) ? aspect.opening() : say(shared.selves[voice])]
      : []
    const sights = agrees ? [aspect.texture(), aspect.effect()] : [aspect.effect(), aspect.texture()]
    const lines = [...start, ...sights, ...take(random.int(1, 2))]
    if (voice === 'expert') lines.splice(-1, 0, ...aspect.ingredients().slice(0, 1))
    if (random.chance(0.6)) lines.push(say(closings))
    return finish(lines, occasion, voice, overall, random)
  }

  const emphasis = say(shared.emphases[overall], true)
  const opening = aspect.opening()
  const start = shared.saysRepurchase.test(opening) ? [opening] : [opening, say(shared.selves[voice])]
  const strength = `${emphasis}${aspect.effect()}`
  const middle = agrees ? [aspect.texture(), say(use), strength] : [say(use), strength, aspect.texture()]
  if (voice === 'expert') middle.push(...aspect.ingredients().slice(0, length === 'long' ? 1 : 3))
  if (length === 'long') {
    const end = [...take(2), say(closings)]
    return finish(
      [...(start.length > 1 ? start.slice(random.int(0, 1)) : start), ...middle, ...end],
      occasion,
      voice,
      overall,
      random,
    )
  }

  start.push(say(shared.needs[domain]))
  if (occasion.shade) start.push(aspect.shade())
  if (toneOf(ratings.packaging) === overall) middle.unshift(aspect.packaging())
  else middle.push(aspect.packaging())
  middle.push(aspect.smell(), aspect.effect())
  if (stage !== 'fresh') middle.push(say(shared.lasting[domain][overall]))
  const end = [say(shared.comparisons[overall]), aspect.value(), aspect.delivery()]
  end.push(voice === 'expert' ? say(verdicts[overall]) : say(closings))
  const extras = [aspect.texture, () => say(use), aspect.effect, aspect.packaging, aspect.effect]
  const advice = say(shared.advices[overall])
  const words = () => [...start, ...middle, ...end, advice].join(' ').split(/\s+/).length
  for (const extra of extras) if (words() < 152) middle.push(extra())
  if (occasion.has_photos) end.push(say(shared.photoNotes))
  return finish([...start, '\n', ...middle, '\n', ...end, advice], occasion, voice, overall, random)
}
