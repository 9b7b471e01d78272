/**
 * What shoppers write and what the shop's names say, as words without diacritics. Each line is a circle: one of them finds products with any
 * other. Abbreviations are as beauty forums use them.
 */
const CIRCLES: readonly (readonly string[])[] = [
  ['kcn', 'kem chong nang', 'chong nang', 'sunscreen', 'sunblock'],
  ['srm', 'sua rua mat', 'rua mat', 'cleanser', 'facial wash'],
  ['tbc', 'tay te bao chet', 'tay da chet', 'exfoliator', 'scrub'],
  ['tt', 'tay trang', 'makeup remover', 'cleansing water'],
  ['nth', 'nuoc hoa hong', 'toner'],
  ['nuoc tay trang', 'micellar water'],
  ['sap tay trang', 'cleansing balm'],
  ['dau tay trang', 'cleansing oil'],
  ['kem duong', 'moisturizer', 'moisturiser'],
  ['tinh chat', 'serum', 'essence'],
  ['mat na', 'mask'],
  ['kem mat', 'eye cream'],
  ['kem nen', 'foundation'],
  ['che khuyet diem', 'concealer', 'ckd'],
  ['phan phu', 'setting powder'],
  ['phan ma', 'ma hong', 'blush'],
  ['phan mat', 'eyeshadow'],
  ['ke mat', 'eyeliner'],
  ['ke may', 'chi may', 'eyebrow'],
  ['chuot mi', 'mascara'],
  ['son', 'lipstick'],
  ['son duong', 'lip balm'],
  ['son bong', 'lip gloss'],
  ['dau goi', 'shampoo'],
  ['dau xa', 'conditioner'],
  ['sua tam', 'body wash', 'shower gel'],
  ['duong the', 'body lotion'],
  ['nuoc hoa', 'perfume', 'fragrance'],
  ['lan khu mui', 'khu mui', 'deodorant'],
  ['kem danh rang', 'toothpaste'],
  ['son mong tay', 'nail polish'],
  ['ha', 'hyaluronic acid', 'hyaluronic'],
  ['vitc', 'vit c', 'vitamin c'],
  ['nia', 'niacinamide'],
  ['rau ma', 'centella', 'cica'],
  ['tra xanh', 'green tea', 'matcha'],
  ['tram tra', 'tea tree'],
  ['trang da', 'sang da', 'brightening', 'whitening'],
  ['cap am', 'duong am', 'hydrating'],
  ['tri mun', 'giam mun', 'acne'],
  ['lo hoi', 'aloe', 'nha dam'],
  ['hoa hong', 'rose'],
]

const circleOf = new Map(CIRCLES.flatMap((circle) => circle.map((phrase) => [phrase, circle] as const)))
const LONGEST = Math.max(...[...circleOf.keys()].map((phrase) => phrase.split(' ').length))

/** One thing a product must have: any of several phrases, each of one or more words. */
export type Term = readonly (readonly string[])[]

/** The words of a keyword as what a product must have, the longest known phrases together: ['kcn', 'sen'] → [kcn | kem chong nang | …], [sen]. */
export function termsOf(words: readonly string[]): Term[] {
  const terms: Term[] = []
  for (let at = 0; at < words.length;) {
    const phrase = longestAt(words, at)
    const own = words.slice(at, at + phrase.length)
    terms.push([own, ...phrase.others.map((other) => other.split(' '))])
    at += phrase.length
  }
  return terms
}

function longestAt(words: readonly string[], at: number): { length: number; others: readonly string[] } {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length).join(' ')
    const circle = circleOf.get(phrase)
    if (circle) return { length, others: circle.filter((other) => other !== phrase) }
  }
  return { length: 1, others: [] }
}

/** Words that stand for others and need no product to be named so. */
export const isSynonym = (word: string): boolean => circleOf.has(word)
