import type { DemoMember } from '@/demo/types'
import { makeRandom, type Random } from '@/domain/random'
import type { Occasion } from './review-phrases-compose'
import { emoji } from './review-phrases-shared'
import type { Tone, Voice } from './review-phrases-types'

const pronouns: Record<Voice, readonly (readonly [string, number])[]> = {
  plain: [
    ['mình', 8],
    ['em', 1],
    ['tớ', 1],
  ],
  teen: [
    ['mình', 4],
    ['em', 4],
    ['tớ', 2],
  ],
  office: [['mình', 1]],
  mother: [['mình', 1]],
  south: [['tui', 1]],
  man: [
    ['mình', 7],
    ['tôi', 3],
  ],
  expert: [['mình', 1]],
}

/** What the year in a login name says about its owner. */
function ageOf(member: DemoMember): 'young' | 'grown' | 'unknown' {
  if (/2k\d$|0\d$/.test(member.user_name)) return 'young'
  return /[89]\d$/.test(member.user_name) ? 'grown' : 'unknown'
}

/** How a member talks; the same in all their reviews. */
export function voiceOf(member: DemoMember): Voice {
  if (member.is_expert_reviewer) return 'expert'
  if (member.gender === 'male') return 'man'
  const age = ageOf(member)
  const random = makeRandom(`voice:${member.user_name}`)
  if (member.user_name.startsWith('me') && !member.user_name.startsWith('meo')) return 'mother'
  if (age === 'young')
    return random.weighted<Voice>([
      ['teen', 45],
      ['plain', 40],
      ['office', 11],
      ['south', 4],
    ])
  if (age === 'grown')
    return random.weighted<Voice>([
      ['plain', 42],
      ['office', 30],
      ['mother', 20],
      ['south', 8],
    ])
  return random.weighted<Voice>([
    ['plain', 40],
    ['teen', 22],
    ['office', 20],
    ['mother', 12],
    ['south', 6],
  ])
}

/** Phrases that cannot be true at a stage of use. */
const untimely = {
  fresh:
    /tuần|tháng|gần hết|nửa chai|hết hộp|hai hộp|càng dùng|lâu hết|đều đặn|lâu dài|dùng lâu|mấy lần|dùng đều|sau khi bỏ gel|siêng|kiên trì|qua nhiều|uống đều|thường xuyên|hết phần|đợt hanh/,
  weeks: /hôm là|một lần mà|vài bữa|ngay lần đầu|lần đầu dùng|vài hôm nữa/,
  months: /hôm là|một lần mà|vài bữa|ngay lần đầu|lần đầu dùng|vài hôm nữa|tuần đầu/,
} as const

/** Phrases that do not suit a skin type. */
const unsuited: Record<string, RegExp> = {
  'da khô': /đổ dầu|bóng nhờn|kiềm dầu|bớt dầu|bã nhờn|điều tiết dầu|thấm dầu|mặt vẫn bóng|mí dầu/,
  'da dầu': /bong tróc quanh mũi|khô ráp hai má|mặt mốc|căng khô|da hết khô/,
}

/** The price as people say it: 'tầm 290k', 'tầm 1,2 triệu'. */
function spokenPrice(dong: number): string {
  if (dong < 1_000_000) return `tầm ${Math.max(1, Math.round(dong / 10_000)) * 10}k`
  return `tầm ${(Math.round(dong / 100_000) / 10).toString().replace('.', ',')} triệu`
}

function spin(text: string, random: Random): string {
  return text.replace(/\{([^{}]*)\}/g, (_, choices: string) => random.pick(choices.split('|')))
}

/** Speaks one phrase of a list: the least used for this product, fit for the member, slots filled. */
export function makeSpeaker(
  occasion: Occasion,
  random: Random,
): (list: readonly string[], repeatable?: boolean) => string {
  const { member, subject, used, stage } = occasion
  const voice = voiceOf(member)
  const pronoun = makeRandom(`pronoun:${member.user_name}`).weighted(pronouns[voice])
  const skin = (member.skin_types[0] ?? 'Da thường').toLowerCase()
  const hair = (member.hair_types[0] ?? 'Tóc thẳng').toLowerCase()
  const printed = occasion.product.pictures[0]?.brand ?? 'hãng này'
  const slots: Record<string, () => string> = {
    I: () => pronoun,
    it: () => {
      const names = [`${subject.counter} này`, `${subject.noun} này`]
      if (!/^(bộ|sản phẩm|máy|cọ|thẻ|mút|đồ|phụ kiện|phấn)/.test(subject.noun))
        names.push(`${subject.counter} ${subject.noun} này`)
      if (voice !== 'man' && pronoun !== 'em') names.push('em này')
      return random.pick(names.filter((name) => !/^(\S+) \1 /.test(name)))
    },
    skin: () => skin,
    hair: () => hair,
    noun: () => subject.noun,
    brand: () => printed,
    shade: () => occasion.shade ?? '',
    price: () => spokenPrice(occasion.price),
  }
  const young = ageOf(member) === 'young' || voice === 'teen'
  const said = new Set<string>()
  return (list, repeatable = false) => {
    const open = list.filter((item) => (repeatable || !said.has(item)) && !untimely[stage].test(item))
    const fitting = open.filter(
      (item) => !unsuited[skin]?.test(item) && !(young && item.includes('tuổi ba mươi')),
    )
    const choices =
      fitting.length > 0
        ? fitting
        : repeatable || open.length > 0
          ? open
          : list.filter((item) => !said.has(item))
    if (choices.length === 0) return ''
    const least = Math.min(...choices.map((item) => used.get(item) ?? 0))
    const template = random.pick(choices.filter((item) => (used.get(item) ?? 0) <= least))
    said.add(template)
    used.set(template, (used.get(template) ?? 0) + 1)
    const speak = () =>
      spin(template, random).replace(/\[(\w+)\]/g, (slot, name: string) => slots[name]?.() ?? slot)
    let spoken = speak()
    for (let attempt = 0; attempt < 5 && used.has(`= ${spoken}`); attempt += 1) spoken = speak()
    used.set(`= ${spoken}`, 1)
    return spoken
  }
}

const tails: Partial<Record<Voice, readonly string[]>> = {
  teen: [' nha', ' luôn', ' ạ'],
  south: [' nha', ' nghen'],
  mother: [' nhé', ' ạ'],
  office: [' nhé', ' ạ'],
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Joins sentences the way this member types: capitals, tails, now and then an emoji, a shortened word or no diacritics. */
export function finish(
  lines: readonly string[],
  occasion: Occasion,
  voice: Voice,
  tone: Tone,
  random: Random,
): string {
  const spoken = lines.filter((line) => line !== '')
  const paragraphs = spoken
    .join(' ¦ ')
    .split('\n')
    .map((part) =>
      part
        .split('¦')
        .map((line) => line.trim())
        .filter((line) => line !== '')
        .map(upperFirst)
        .join('. '),
    )
    .filter((part) => part !== '')
  let text = paragraphs.join('.\n')
  const tail = tails[voice]
  const takesTail =
    /(mua lại|10 điểm|hài lòng|ưng bụng|nên mua|đáng tiền|đến cuối|quay lại|mua chung|ưng lắm|rất ưng|, ưng|đáng thử|với mình|để chê)$/
  if (tail && tone === 'good' && takesTail.test(text) && random.chance(0.4)) text += random.pick(tail)
  const isLine = occasion.length === 'line'
  const mark = tone === 'good' && random.chance(0.12) ? '!' : '.'
  text += isLine && random.chance(0.3) ? '' : mark
  if (random.chance(voice === 'teen' ? 0.16 : voice === 'man' ? 0.02 : 0.06))
    text += ` ${random.pick(emoji[tone])}`
  if (voice === 'teen' && random.chance(0.14))
    text = text.replace(/(^|\s)không(?=\s)/g, '$1ko').replace(/(^|\s)được(?=\s)/g, '$1đc')
  if (random.chance(0.04)) text = text.charAt(0).toLowerCase() + text.slice(1)
  if (random.chance(0.005))
    text = text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/g, 'd').replace(/Đ/g, 'D').toLowerCase()
  return text.normalize('NFC')
}
