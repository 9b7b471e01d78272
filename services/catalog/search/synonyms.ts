/**
 * Synonyms between shoppers' words and the shop's names, without diacritics. Each line is a set: a phrase finds products with any phrase
 * of its set. Abbreviations are those of Vietnamese beauty forums.
 */
const SYNONYM_SETS: readonly (readonly string[])[] = [
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
  ['son', 'son moi', 'lipstick'],
  ['son duong', 'lip balm'],
  ['son bong', 'lip gloss'],
  ['dau goi', 'shampoo'],
  ['dau xa', 'conditioner'],
  ['sua tam', 'body wash', 'shower gel'],
  ['duong the', 'body lotion'],
  ['nuoc hoa', 'perfume', 'fragrance'],
  ['lan khu mui', 'khu mui', 'deodorant'],
  ['kem danh rang', 'toothpaste'],
  ['son mong tay', 'son mong', 'nail polish'],
  ['ha', 'hyaluronic acid', 'hyaluronic'],
  ['vitc', 'vit c', 'vitamin c'],
  ['nia', 'niacinamide', 'vitamin b3', 'b3'],
  ['vitamin b5', 'b5', 'panthenol'],
  ['rau ma', 'centella', 'cica'],
  ['tra xanh', 'green tea', 'matcha'],
  ['tram tra', 'tea tree'],
  ['trang da', 'sang da', 'brightening', 'whitening'],
  ['cap am', 'duong am', 'hydrating'],
  ['tri mun', 'giam mun', 'acne'],
  ['lo hoi', 'aloe', 'nha dam'],
  ['hoa hong', 'rose'],
  ['me bau', 'ba bau', 'bau bi', 'mang thai', 'phu nu mang thai', 'cho me bau', 'cho ba bau'],
  ['qua tang', 'qua sinh nhat', 'set qua', 'hop qua', 'gift set'],
  ['trang diem', 'makeup', 'make up'],
  ['duong da', 'skincare'],
  ['chong lao hoa', 'anti aging'],
  ['vien uong', 'thuc pham chuc nang'],
  ['mini size', 'minisize', 'size mini', 'travel size', 'co nho', 'co nho du lich'],
]

/** Phrases replaced by another because they are ambiguous without diacritics: 'nám da' (melasma) contains 'nam' (men). */
const ALIASES: readonly (readonly [phrase: string, meaning: string])[] = [
  ['nam da', 'dom nau'],
  ['tri nam', 'dom nau'],
  ['kem tri nam', 'dom nau'],
  ['nam tan nhang', 'dom nau'],
]

const setOf = new Map(SYNONYM_SETS.flatMap((set) => set.map((phrase) => [phrase, set] as const)))

const meaningOf = new Map(ALIASES)

/** Every phrase with a synonym or an alias. */
export const SYNONYMS: readonly string[] = [...setOf.keys(), ...meaningOf.keys()]

/** Wordings of a phrase: the phrase itself, then its synonyms; for an alias only its meaning. */
export function wordingsOfPhrase(phrase: string): readonly string[] {
  const meaning = meaningOf.get(phrase)
  if (meaning !== undefined) return [meaning]
  return [phrase, ...(setOf.get(phrase)?.filter((other) => other !== phrase) ?? [])]
}

/** Every word of these phrases and of their wordings. */
export const SYNONYM_WORDS: ReadonlySet<string> = new Set(
  SYNONYMS.flatMap((phrase) => wordingsOfPhrase(phrase)).flatMap((phrase) => phrase.split(' ')),
)
