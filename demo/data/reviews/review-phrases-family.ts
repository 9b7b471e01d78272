import type { DemoProduct, Packaging } from '@/demo/types'
import { carePhrases } from './review-phrases-care'
import { makeupPhrases } from './review-phrases-makeup'
import { otherPhrases } from './review-phrases-other'
import { skinPhrases } from './review-phrases-skin'
import type { packagings } from './review-phrases-shared'
import type { FamilyPhrases } from './review-phrases-types'

const phrases: Record<string, FamilyPhrases> = {
  ...skinPhrases,
  ...makeupPhrases,
  ...carePhrases,
  ...otherPhrases,
}

/** Last part of a category key → [family, what people call it here]. */
const families: Record<string, readonly [family: string, noun?: string]> = {
  'nuoc-tay-trang': ['remover', 'nước tẩy trang'],
  'dau-va-sap-tay-trang': ['remover', 'tẩy trang'],
  'sua-rua-mat': ['cleanser'],
  'sua-rua-mat-nam': ['cleanser', 'sữa rửa mặt nam'],
  'tay-te-bao-chet-da-mat': ['exfoliator'],
  toner: ['toner'],
  essence: ['serum', 'essence'],
  serum: ['serum'],
  'cham-mun': ['spot', 'chấm mụn'],
  'xit-khoang': ['mist'],
  'kem-duong': ['moisturizer'],
  'duong-da-nam': ['moisturizer'],
  'kem-mat': ['eye'],
  'dau-duong-da-mat': ['faceoil'],
  'mat-na-giay': ['mask', 'mặt nạ giấy'],
  'mat-na-dat-set': ['mask', 'mặt nạ đất sét'],
  'mat-na-ngu': ['mask', 'mặt nạ ngủ'],
  'son-duong-moi': ['lipbalm'],
  'mat-na-va-tay-da-chet-moi': ['lipbalm', 'dưỡng môi'],
  'kem-chong-nang': ['sunscreen'],
  'kem-chong-nang-nang-tong': ['sunscreen'],
  'thoi-chong-nang': ['sunscreen', 'thỏi chống nắng'],
  'sua-chong-nang-co-the': ['sunscreen', 'sữa chống nắng'],
  'xit-chong-nang': ['sunscreen', 'xịt chống nắng'],
  'lam-diu-sau-nang': ['aftersun'],
  'kem-lot': ['base', 'kem lót'],
  'kem-nen': ['base', 'kem nền'],
  'phan-nuoc-cushion': ['base', 'cushion'],
  'che-khuyet-diem': ['base', 'che khuyết điểm'],
  'phan-phu': ['powder'],
  'ma-hong': ['blush'],
  'bat-sang-va-tao-khoi': ['contour', 'phấn'],
  'phan-mat': ['eyeshadow'],
  'ke-mat': ['liner', 'bút kẻ mắt'],
  mascara: ['mascara'],
  'ke-chan-may': ['brow'],
  'son-thoi': ['lipstick', 'son thỏi'],
  'son-kem-li': ['lipstick', 'son kem'],
  'son-tint': ['lipstick', 'son tint'],
  'son-bong': ['lipstick', 'son bóng'],
  'son-mong': ['nail'],
  'duong-mong': ['nailcare'],
  'dau-goi': ['shampoo'],
  'tam-goi-nam': ['bodywash', 'tắm gội'],
  'dau-xa': ['conditioner'],
  'u-toc': ['conditioner', 'kem ủ'],
  'dau-duong-toc': ['hairoil', 'dầu dưỡng tóc'],
  'xit-duong-toc': ['hairoil', 'xịt dưỡng tóc'],
  'tinh-chat-da-dau': ['scalp'],
  'tao-kieu-toc': ['styling', 'sản phẩm tạo kiểu'],
  'nhuom-toc': ['dye', 'thuốc nhuộm'],
  'sua-tam': ['bodywash'],
  'xa-phong': ['soap'],
  'tay-te-bao-chet-co-the': ['bodyscrub', 'tẩy da chết'],
  'sua-duong-the': ['bodylotion'],
  'kem-duong-tay': ['handcream'],
  'lan-khu-mui': ['deodorant', 'lăn khử mùi'],
  'xit-thom-toan-than': ['perfume', 'xịt thơm'],
  'nuoc-hoa-nu': ['perfume'],
  'nuoc-hoa-nam': ['perfume'],
  'nuoc-hoa-unisex': ['perfume'],
  'nen-va-huong-thom-phong': ['home'],
  'co-trang-diem': ['brush'],
  'mut-va-bong-phan': ['sponge', 'mút'],
  'mi-gia-va-bam-mi': ['lash'],
  'bong-tay-trang': ['cotton'],
  'luoc-va-phu-kien-toc': ['comb'],
  'may-cham-soc-da': ['device'],
  'may-tao-kieu-toc': ['hairdevice'],
  'cao-rau': ['shave'],
  collagen: ['supplement', 'collagen'],
  'vitamin-va-vien-uong': ['supplement', 'viên uống'],
  'tra-va-thuc-uong-dep-da': ['tea'],
  'bo-qua-cham-soc-da': ['set', 'bộ quà'],
  'bo-qua-trang-diem': ['set', 'bộ quà'],
  'bo-qua-toc-va-co-the': ['set', 'bộ quà'],
  'bo-dung-thu': ['set', 'bộ dùng thử'],
  'the-qua-tang': ['generic', 'thẻ quà tặng'],
}

const forMen = new Set(['sua-rua-mat-nam', 'duong-da-nam', 'tam-goi-nam', 'cao-rau', 'nuoc-hoa-nam'])

const womenly = new Set(['nailcare', 'lash', 'brush', 'sponge', 'lipbalm'])

const containers: Record<Packaging, readonly [counter: string, group: keyof typeof packagings]> = {
  tube: ['tuýp', 'tube'],
  dropper: ['chai', 'pour'],
  'pump-bottle': ['chai', 'pump'],
  bottle: ['chai', 'pour'],
  jar: ['hũ', 'jar'],
  spray: ['chai', 'spray'],
  perfume: ['chai', 'spray'],
  lipstick: ['thỏi', 'stick'],
  'lip-gloss': ['cây', 'stick'],
  'lip-balm': ['thỏi', 'stick'],
  mascara: ['cây', 'stick'],
  pencil: ['cây', 'stick'],
  palette: ['hộp', 'case'],
  compact: ['hộp', 'case'],
  cushion: ['hộp', 'case'],
  stick: ['thỏi', 'stick'],
  'nail-polish': ['lọ', 'pour'],
  'sheet-mask': ['miếng', 'wrap'],
  sachet: ['gói', 'wrap'],
  soap: ['bánh', 'wrap'],
  'ampoule-box': ['hộp', 'object'],
  'capsule-bottle': ['lọ', 'object'],
  brush: ['cây', 'object'],
  sponge: ['cái', 'object'],
  'cotton-pack': ['bịch', 'wrap'],
  device: ['cái', 'object'],
  candle: ['ly', 'object'],
  'gift-box': ['hộp', 'object'],
  'gift-card': ['tấm', 'object'],
}

export interface Subject {
  family: string
  phrases: FamilyPhrases
  /** what people call the product */
  noun: string
  /** classifier of its container: 'chai', 'tuýp', … */
  counter: string
  container: keyof typeof packagings
  forMen: boolean
  /** a man buying it most likely gives it away */
  forWomen: boolean
}

/** What a review of this product talks about; unknown categories get general phrases. */
export function subjectOf(product: DemoProduct): Subject {
  const leaf = product.category_key.split('/').at(-1) ?? ''
  const boxed = product.classification === 'bundle_physical' || product.classification === 'product_pack'
  const [family, noun] = families[leaf] ?? (boxed ? ['set', 'bộ'] : ['generic'])
  const found = phrases[family]
  if (!found) throw new Error(`no phrases for family ${family}`)
  const [counter, container] = containers[product.pictures[0]?.packaging ?? 'gift-box']
  return {
    family,
    phrases: found,
    noun: noun ?? found.noun,
    counter,
    container,
    forMen: forMen.has(leaf),
    forWomen: ['lip', 'makeup'].includes(found.domain) || womenly.has(family),
  }
}
