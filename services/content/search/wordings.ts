/** Shoppers' words and the shop's own: slang, abbreviations, other names. Without diacritics. */

/** Words of chat that stand for another. An empty text: the word says nothing. */
export const SHORTHAND: ReadonlyMap<string, string> = new Map([
  ...['ko', 'k', 'kh', 'hok', 'hong', 'khg', 'kg', 'hem'].map((word) => [word, 'khong'] as const),
  ...['dc', 'duoc', 'đc', 'dk'].map((word) => [word, 'duoc'] as const),
  ['z', ''],
  ['v', ''],
  ['ad', ''],
  ['shop', ''],
  ['nang', ''],
  ['mk', 'mat khau'],
  ['pass', 'mat khau'],
  ['acc', 'tai khoan'],
  ['nick', 'tai khoan'],
  ['sdt', 'so dien thoai'],
  ['dt', 'dien thoai'],
  ['stk', 'so tai khoan'],
  ['ck', 'chuyen khoan'],
  ['sp', 'san pham'],
  ['dh', 'don hang'],
  ['km', 'khuyen mai'],
  ['mgg', 'ma giam gia'],
  ['fb', 'facebook'],
  ['gg', 'google'],
  ['tgian', 'thoi gian'],
  ['hsd', 'han su dung'],
  ['freeship', 'mien phi giao hang'],
])

/** Phrases of one meaning: each finds articles with any of them. */
const SAME: readonly (readonly string[])[] = [
  ['ship', 'giao hang', 'van chuyen'],
  ['shipper', 'nguoi giao hang'],
  ['phi ship', 'phi giao hang', 'phi van chuyen'],
  ['cod', 'thanh toan khi nhan hang', 'tra tien mat'],
  ['voucher', 'coupon', 'ma giam gia'],
  ['review', 'danh gia'],
  ['hoa don do', 'vat', 'hoa don gtgt'],
  ['otp', 'ma xac thuc'],
  ['fake', 'hang gia', 'chinh hang'],
  ['auth', 'chinh hang'],
  ['gift card', 'the qua tang'],
  ['pre order', 'dat truoc'],
  ['wishlist', 'yeu thich'],
  ['hotline', 'lien he', 'cskh'],
  ['lam sao', 'the nao', 'cach', 'huong dan'],
  ['gioi thieu ban be', 'moi ban be'],
  ['het hang', 'co hang lai'],
  ['freeship', 'mien phi giao hang', 'mien phi van chuyen'],
]

const sameOf = new Map(SAME.flatMap((set) => set.map((phrase) => [phrase, set] as const)))

export const PHRASES: readonly string[] = [...sameOf.keys()]

/** Other phrases of the same meaning. */
export const othersOf = (phrase: string): readonly string[] =>
  sameOf.get(phrase)?.filter((other) => other !== phrase) ?? []

/** Words of questions that say nothing about what is asked. */
export const WEAK: ReadonlySet<string> = new Set(
  (
    'a an anh ban bi cac cai can cho co chua cung cua da dang de den di do dung duoc gi hay het hoi la lai lam lau luc ma mat minh moi ' +
    'mot muon nao nay neu nen nhe nhi nhung nua o oi phai qua ra rang roi sao se tai the thi thu toi tren trong tu va vay ve vi voi vua xin ' +
    'may bao nhieu nhu bang khong khi hang'
  ).split(' '),
)
