import type { DemoProduct, Packaging } from '@/demo/types'
import { GIFT_BRAND, houses, type BrandHouse } from '../brands'
import { nextGtin } from '../gtin'
import { boxPictures } from '../pictures'
import { makeRandom } from '@/domain/random'
import { slugify } from '../text'

/** What every product made by hand here has in common. */
function plain(key: string, name: string, brand: BrandHouse, category_key: string): DemoProduct {
  return {
    key,
    name,
    slug: slugify(name),
    brand_key: brand.key,
    category_key,
    extra_category_keys: [],
    tag_keys: [],
    classification: 'normal',
    is_new: false,
    is_exclusive: false,
    is_limited: false,
    is_online: false,
    is_buy_one_get_one_free: false,
    is_active: true,
    label_bmsm: null,
    description: '',
    how_to_use: '',
    ingredients: '',
    origin: brand.country,
    registration_number: '',
    shelf_life: 'Không áp dụng',
    total_orders: 0,
    created_days_ago: 200,
    pictures: [],
    combinations: [],
    pack: [],
  }
}

function brandNamed(name: string): BrandHouse {
  const brand = houses.find((house) => house.name === name)
  if (brand === undefined) throw new Error(`no brand ${name}`)
  return brand
}

/** `colours` is the brand whose colours the design has; gift cards are the shop's own. */
const cards: readonly (readonly [name: string, colours: string, text: string, amounts: readonly number[]])[] =
  [
    [
      'Thẻ Quà Tặng Mừng Sinh Nhật',
      'Peachdal',
      'Sinh nhật năm nay, để người ấy tự chọn món mình thích. Thẻ gửi kèm lời chúc bạn viết, đến đúng ngày bạn hẹn.',
      [200, 300, 500, 1000],
    ],
    [
      'Thẻ Quà Tặng Cảm Ơn',
      'Lá Khẽ',
      'Một lời cảm ơn gọn gàng cho cô giáo, đồng nghiệp hay người chị đã giúp bạn việc khó.',
      [100, 200, 500],
    ],
    [
      'Thẻ Quà Tặng Ngày Của Mẹ',
      'Sen Muộn',
      'Mẹ thường không mua gì cho mình. Tấm thẻ này là cách nhẹ nhàng để mẹ chịu chọn một hũ kem thật tốt.',
      [300, 500, 1000, 2000],
    ],
    [
      'Thẻ Quà Tặng 20/10 Cho Nàng',
      'Son Mận',
      'Hoa thì héo sau ba hôm, còn thỏi son đúng màu thì dùng được cả năm. Hãy để nàng tự chọn.',
      [200, 500, 1000],
    ],
    [
      'Thẻ Quà Tặng Năm Mới',
      'Bomnaru',
      'Lì xì kiểu mới: gửi trong một phút, người nhận mở ra là dùng được ngay.',
      [100, 200, 500, 1000],
    ],
    [
      'Thẻ Quà Tặng Valentine',
      'Blushdine',
      'Nếu bạn không phân biệt được son tint với son kem, tấm thẻ này sẽ cứu bạn.',
      [300, 500, 1000],
    ],
    [
      'Thẻ Quà Tặng Nàng Mọi Dịp',
      'Onyul',
      'Không cần lý do. Gửi một tấm thẻ vì hôm nay bạn nhớ đến họ.',
      [100, 200, 300, 500, 1000, 2000],
    ],
  ]

/** Electronic gift cards, one combination per amount in dong. */
export function makeGiftCards(): DemoProduct[] {
  const brand = brandNamed(GIFT_BRAND)
  return cards.map(([name, colours, text, thousands]) => {
    const { palette } = brandNamed(colours)
    const key = `the-${slugify(name)}`
    const random = makeRandom(key)
    return {
      ...plain(key, name, brand, 'qua-tang/the-qua-tang'),
      tag_keys: ['qua-tang-xinh'],
      classification: 'egift',
      is_online: true,
      description: `<p>${text}</p><p>Thẻ được gửi qua email ngay sau khi thanh toán hoặc vào ngày bạn chọn, kèm lời nhắn riêng. Người nhận nhập mã khi đặt hàng tại Nàng, dùng cho mọi thương hiệu, kể cả sản phẩm đang giảm giá.</p><h3>Điều kiện sử dụng</h3><ul><li>Có hiệu lực 12 tháng kể từ ngày gửi.</li><li>Mỗi mã dùng cho một đơn hàng; phần chưa dùng hết không được hoàn lại.</li><li>Không quy đổi thành tiền mặt và không hoàn lại sau khi mã đã được mở.</li></ul><p>Nếu người nhận chưa thấy email, hãy nhắn họ xem mục thư rác hoặc liên hệ Nàng để gửi lại.</p>`,
      how_to_use:
        '<p>Chọn mệnh giá, nhập email người nhận và lời chúc rồi thanh toán. Khi đặt hàng, người nhận nhập mã trong giỏ hàng, số tiền được trừ ngay.</p>',
      origin: 'Việt Nam',
      total_orders: random.int(20, 900),
      created_days_ago: random.int(60, 700),
      pictures: boxPictures(random, 'gift-card', palette, brand.name, [
        'Thẻ quà tặng',
        name.replace('Thẻ Quà Tặng ', ''),
      ]),
      combinations: thousands.map((thousand) => ({
        key: `${key}:${thousand}k`,
        attributes: {
          amount: { id: `${thousand}k`, name: `${(thousand * 1000).toLocaleString('de-DE')} ₫` },
        },
        price: thousand * 1000,
        stock: 9999,
        weight: 0,
        gtin: nextGtin(random, 'vn'),
        pictures: [],
      })),
    }
  })
}

const gifts: readonly (readonly [
  name: string,
  brand: string,
  category: string,
  packaging: Packaging,
  text: string,
])[] = [
  [
    'Túi Vải Canvas Nàng',
    'Lá Khẽ',
    'qua-tang/bo-dung-thu',
    'gift-box',
    'Túi vải mộc đựng vừa máy tính 14 inch, in hình bó rau má vẽ tay.',
  ],
  [
    'Mini Sữa Rửa Mặt Onyul 20ml',
    'Onyul',
    'cham-soc-da/lam-sach/sua-rua-mat',
    'tube',
    'Tuýp nhỏ dùng khoảng một tuần, vừa đủ để biết da bạn có hợp hay không.',
  ],
  [
    'Gương Cầm Tay Son Mận',
    'Son Mận',
    'dung-cu-va-phu-kien/dung-cu-trang-diem/mut-va-bong-phan',
    'compact',
    'Gương tròn hai mặt, một mặt phóng to, bỏ vừa túi xách nhỏ.',
  ],
  [
    'Mẫu Thử Nước Hoa Maison Vervaine 2ml',
    'Maison Vervaine',
    'nuoc-hoa/nuoc-hoa-unisex',
    'perfume',
    'Ống thử 2 ml đủ cho khoảng mười lần xịt, mùi ngẫu nhiên trong bộ sưu tập.',
  ],
  [
    'Băng Đô Rửa Mặt Tai Thỏ',
    'Tokkimoon',
    'dung-cu-va-phu-kien/phu-kien-cham-soc/luoc-va-phu-kien-toc',
    'cotton-pack',
    'Băng đô vải lông mềm giữ tóc gọn khi rửa mặt và đắp mặt nạ.',
  ],
  [
    'Bộ 3 Gói Ủ Tóc Lamoonrai 15ml',
    'Lamoonrai',
    'cham-soc-toc/duong-toc/u-toc',
    'sachet',
    'Ba gói nhỏ cho ba lần ủ, tiện mang theo khi đi chơi xa.',
  ],
  [
    'Túi Trang Điểm Nhung Éclatine',
    'Éclatine',
    'qua-tang/bo-qua-trang-diem',
    'gift-box',
    'Túi nhung khóa vàng, lót chống thấm, vừa một hộp phấn và năm cây son.',
  ],
  [
    'Bông Tắm Lưới Ấp Iu',
    'Ấp Iu',
    'cham-soc-co-the/tam/sua-tam',
    'sponge',
    'Bông lưới tạo bọt nhanh, có dây treo để mau khô.',
  ],
]

/** Gifts that come with a purchase and cannot be bought. */
export function makeGifts(): DemoProduct[] {
  return gifts.map(([name, brandName, category, packaging, text]) => {
    const brand = brandNamed(brandName)
    const key = slugify(name)
    const random = makeRandom(key)
    return {
      ...plain(key, name, brand, category),
      classification: 'gwp_non_sellable',
      description: `<p>${text}</p><p>Món quà được tặng kèm đơn hàng đủ điều kiện trong thời gian chương trình và không bán riêng. Mỗi đơn nhận tối đa một phần, số lượng có hạn nên có thể kết thúc sớm hơn dự kiến.</p><p>Khi đơn của bạn đủ điều kiện, quà tự xuất hiện trong giỏ hàng với giá 0\u00A0₫. Nếu bạn trả lại sản phẩm chính, quà cũng cần được gửi lại cùng.</p><p>Bạn muốn biết chương trình nào đang tặng món này? Xem mục ưu đãi ở trang thương hiệu ${brand.name}.</p>`,
      how_to_use: '<p>Dùng như sản phẩm cùng loại. Xem hướng dẫn in trên bao bì trước khi dùng.</p>',
      created_days_ago: random.int(20, 300),
      pictures: boxPictures(random, packaging, brand.palette, brand.name, [
        'Quà tặng',
        name.replace('Quà Tặng ', '').split(' ').slice(0, 3).join(' '),
      ]),
      combinations: [
        {
          key: `${key}:default`,
          attributes: { non_specify: { id: 'default', name: 'Mặc định' } },
          price: 0,
          stock: random.int(50, 600),
          weight: 80,
          gtin: nextGtin(random, brand.country_code),
          pictures: [],
        },
      ],
    }
  })
}
