import { readFileSync } from 'node:fs'
import { compileRules, type ModerationRule, moderate } from '@/domain/review/moderation/moderate'

/** The rules that the migration brings. */
const rules: ModerationRule[] = [
  ...(
    readFileSync('services/database/migrations/0017_reviews.sql', 'utf8').split(
      'INSERT INTO "review"."moderation_rules"',
    )[1] ?? ''
  ).matchAll(/\('(\w+)', '([^']*)', '(held|rejected)', '(\w+)'\)/g),
].map(([, kind = '', pattern = '', verdict, reason = '']) => ({
  kind,
  pattern,
  verdict: verdict === 'held' ? 'held' : 'rejected',
  reason,
}))
const { compiled, unusable } = compileRules(rules)
const verdictOf = (text: string) => {
  const { state, reason } = moderate(text, compiled)
  return reason === null ? state : `${state}: ${reason}`
}

it('reads every rule of the migration', () => {
  expect(rules.length).toBeGreaterThan(40)
  expect(unusable).toEqual([])
})

const WORDS = Array.from({ length: 12 }, () => 'tốt lắm nha').join(' ')

it.each([
  ['rejected: phone', 'Ai cần gọi mình 0912345678 nhé'],
  ['rejected: phone', 'Ai cần gọi mình 0912 345 678 nhé'],
  ['rejected: phone', 'liên hệ 09.1234.5678'],
  ['rejected: phone', 'liên hệ 0912-345-678'],
  ['rejected: phone', 'liên hệ 0 9 1 2 3 4 5 6 7 8'],
  ['rejected: phone', 'liên hệ +84 912 345 678'],
  ['rejected: phone', 'liên hệ (+84)912345678'],
  ['rejected: phone', 'liên hệ 84912345678 nha'],
  ['rejected: phone', 'số bàn 028 3822 1234 gặp Lan'],
  ['rejected: phone', 'sđt o912345678 nha'],
  ['rejected: phone', 'zalo 912 345 678'],
  ['rejected: phone', 'không chín một hai ba bốn năm sáu bảy tám'],
  ['rejected: phone', 'khong chin mot hai ba bon nam sau bay tam'],
  ['rejected: phone', 'không 9 một 2 ba 4 năm 6 bảy 8 gọi nha'],
  ['rejected: link', 'xem thêm ở https://example.org/a'],
  ['rejected: link', 'xem thêm ở www.lamdep.xyz'],
  ['rejected: link', 'mua ở lamdep.com rẻ hơn'],
  ['rejected: link', 'mua ở lamdep.com.vn rẻ hơn'],
  ['rejected: link', 'mua ở lamdep chấm com rẻ hơn'],
  ['rejected: link', 'vào bit.ly/abc nhận mã'],
  ['rejected: email', 'gửi mình an.nguyen@mail.example nha'],
  ['rejected: email', 'gửi an.nguyen (at) gmail.com'],
  ['rejected: email', 'gửi annguyen a còng gmail chấm com'],
  ['held: address', 'Mình ở số 12 đường Lê Lợi, ship tới nha'],
  ['held: address', 'Ship tới 12/3 Nguyễn Trãi, phường 5 giúp mình'],
  ['held: address', 'Ghé 45 Lê Văn Sỹ, Quận 3 mua trực tiếp'],
  ['held: contact', 'bạn nào muốn mua rẻ inbox zalo mình'],
  ['rejected: obscene', 'hàng như lồn'],
  ['rejected: obscene', 'Địt mẹ hàng giả'],
  ['rejected: obscene', 'dit me hang gia'],
  ['rejected: obscene', 'đ.ị.t'],
  ['rejected: obscene', 'l ồ n thật sự'],
  ['rejected: obscene', 'Lồnnnn'],
  ['rejected: obscene', 'cái này vãi l.ồ.n'],
  ['rejected: obscene', 'vcl hàng'],
  ['rejected: obscene', 'v.c.l hàng'],
  ['rejected: obscene', 'this is sh1t'],
  ['rejected: obscene', 'f u c k'],
  ['held: obscene', 'chan vai lon'],
  ['rejected: shouting', 'SẢN PHẨM NÀY QUÁ TỆ MỌI NGƯỜI ĐỪNG CÓ MUA NHA PHÍ TIỀN LẮM'],
  ['rejected: repeated', `${WORDS} ${WORDS}`],
])('%s — %s', (expected, text) => {
  expect(verdictOf(text)).toBe(expected)
  // In the other Unicode form, as some keyboards of phones write.
  expect(verdictOf(text.normalize('NFD'))).toBe(expected)
})

it.each([
  'Mình để lại số điện thoại cho shop mà chưa thấy gọi lại.',
  'Giá 1.090.000 đồng cho 30ml, đợt giảm còn 890.000 đồng.',
  'Giá không 350.000 500 như ngoài tiệm mà rẻ hơn.',
  'Mỗi lần dùng 0,5ml là đủ, ngày 2 lần sáng và tối.',
  'Mua ngày 03-09-2026 12 giờ đặt thì 5/9/2026 nhận được.',
  'Mình dùng từ 2019 2020 2021 tới nay, chai thứ 5.',
  'Hạn dùng 08/2028, số lô 0912, mã vạch 8936012345678.',
  'Thành phần có Vitamin B5, B3 5%, BHA 2% và HA 1.000.000 dalton.',
  'Kem CC Cream này hợp hơn BB, loại dm Đức mình cũng thích.',
  'LA ROCHE POSAY là thương hiệu mình tin, CERAVE cũng vậy nhưng đắt hơn một chút.',
  'Hàng đ* gì mà giao chậm thế, nhưng chất lượng thì ổn.',
  'Dầu óc chó dưỡng tóc mềm, mùi thơm nhẹ.',
  'Bưởi giúp tóc mọc nhanh, mỗi buổi xịt một lần.',
  'Mình đeo khẩu trang cả ngày mà son không trôi.',
  'Chai lớn 500ml, vài lon nước cũng không nặng bằng.',
  'Cái này lớn hơn cái cũ, cặp đôi dùng chung được.',
  'Đi tắm xong thoa liền, không bết dính.',
  'Da mình dầu, đi trời nắng về vẫn khô thoáng.',
  'Cảm ơn @shop. mua lần ba rồi vẫn ưng.',
  'Chất kem mỏng nhẹ.com nguội ăn không ngon bằng.',
  'Giao nhanh.Shop tư vấn nhiệt tình.Sẽ ủng hộ tiếp',
  'Mình ở quận 3, phường 5, giao trong ngày luôn.',
  'Mua 2 hộp, quận 7 giao nhanh lắm.',
  'Dùng 3 tháng rồi, xã hội bây giờ ai cũng chống nắng.',
  'Da mình loại 1 tới loại 3 theo thang Fitzpatrick, dùng được hết.',
  'Tuần một, hai, ba, bốn, năm, sáu đều dùng, da đẹp lên thấy rõ.',
  'SPF 50+ PA++++, 50ml, mua 1 tặng 1, dùng 3 4 5 tháng.',
  'Mình 38 tuổi, nặng 52kg, cao 1m58, da hỗn hợp thiên dầu.',
  'san pham dung rat tot, minh se mua lai lan sau',
  'Con các bạn dùng được không? Con mình 5 tuổi dùng vẫn êm.',
  'Mùi thơm như kẹo, vỏ hộp đẹp, nắp chắc, đáng tiền!!!',
  'Sản phẩm ok 👍👍👍 10/10',
  'Giao 1h30 là tới, đóng gói 3 lớp, không móp.',
  'Đụng vào da không rát, đĩa bông tẩy trang đi kèm mềm.',
  'Mình mua combo 0 đồng phí ship, tổng 3 món 512.000.',
])('publishes — %s', (text) => {
  expect(verdictOf(text)).toBe('published')
  expect(verdictOf(text.normalize('NFD'))).toBe('published')
})

it('rejects what one rule rejects although another would hold it', () => {
  expect(verdictOf('inbox zalo mình 0912345678')).toBe('rejected: phone')
})

it('names a pattern that is none, and does without it', () => {
  const broken: ModerationRule[] = [
    { kind: 'pattern', pattern: '(', verdict: 'held', reason: 'staff' },
    { kind: 'shouting', pattern: 'loud', verdict: 'held', reason: 'shouting' },
    { kind: 'unknown', pattern: '', verdict: 'held', reason: 'staff' },
  ]
  expect(compileRules(broken)).toEqual({ compiled: [], unusable: broken })
})

/** Milliseconds of processor time, which other programs of the machine do not lengthen. */
function processorTimeOf(text: string): number {
  const before = process.cpuUsage()
  moderate(text, compiled)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

it('takes its time from no text', () => {
  const long = `${'đ.'.repeat(2_000)}${'0 9 1 '.repeat(600)}${'a@'.repeat(500)}`
  expect(processorTimeOf(long)).toBeLessThan(500)
})

describe('takes no longer for a text made to be slow', () => {
  const LONGEST = 10_000
  const filled = (...parts: string[]) => parts.join('').slice(0, LONGEST)
  it.each<[string, string]>([
    ['letters', filled('a'.repeat(LONGEST))],
    ['digits', filled('1'.repeat(LONGEST))],
    ['single digits', filled('1 '.repeat(LONGEST))],
    ['digits after a word for a number', filled('số ', '1'.repeat(5_000), ' '.repeat(5_000))],
    ['blanks after a word for a number', filled('zalo', ' '.repeat(LONGEST))],
    ['parts of a house number', filled('1/'.repeat(LONGEST))],
    ['dashes', filled('a-'.repeat(LONGEST))],
    ['dots', filled('a.'.repeat(LONGEST))],
    ['capitals', filled('12 ', 'Ư '.repeat(LONGEST))],
    ['an address without an end', filled(`${'a'.repeat(60)}@`.repeat(LONGEST))],
    ...['@', '!', '$', '*', '|', '7', '3', '0', '.', '·'].map((mark): [string, string] => [
      `marks ${mark}`,
      filled(mark.repeat(LONGEST)),
    ]),
    ['doubled letters', filled('đ.m.'.repeat(LONGEST))],
  ])('%s', (_, text) => {
    expect(processorTimeOf(text)).toBeLessThan(300)
  })
})
