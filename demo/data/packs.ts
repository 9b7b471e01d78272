import type { DemoCombination, DemoProduct } from '../types'
import { houses, type BrandHouse } from './brands'
import { nextGtin } from './gtin'
import { boxPictures } from './pictures'
import { makeRandom, type Random } from '@/domain/random'
import { makeFlags, priceAfterDeduction } from './selling'
import { slugify } from './text'

type PackKind = 'product_pack' | 'bundle_virtual' | 'bundle_physical'

interface Plan {
  category: string
  /** the part of the shop its members come from */
  from: string
  brand: string
  name: string
  text: string
  kind: PackKind
}

const plan = (
  category: string,
  from: string,
  kind: PackKind,
  brand: string,
  name: string,
  text: string,
): Plan => ({ category: `qua-tang/${category}`, from, kind, brand, name, text })

const plans: readonly Plan[] = [
  plan(
    'bo-qua-cham-soc-da',
    'cham-soc-da',
    'bundle_physical',
    'Onyul',
    'Hộp Quà Onyul Một Tuần Dịu Da',
    'Cho người bạn vừa than da đỏ vì khẩu trang. Hộp giấy xanh rêu, nơ vải, sẵn một tấm thiệp trống.',
  ),
  plan(
    'bo-qua-cham-soc-da',
    'cham-soc-da',
    'bundle_physical',
    'Bomnaru',
    'Bộ Quà Bomnaru Bến Xuân Sáng Da',
    'Sắc hồng phấn của Bomnaru gói gọn trong một hộp, mở ra là thấy mùa xuân.',
  ),
  plan(
    'bo-qua-cham-soc-da',
    'cham-soc-da',
    'bundle_virtual',
    'Chaewol',
    'Bộ Đôi Chaewol Dưỡng Sâu Cho Mẹ',
    'Mẹ thích mùi thảo mộc và chất kem đậm? Chaewol là câu trả lời quen thuộc.',
  ),
  plan(
    'bo-qua-cham-soc-da',
    'cham-soc-da',
    'bundle_virtual',
    'Dr. Feldmoor',
    'Combo Dr. Feldmoor Cho Da Nhạy Cảm',
    'Ít bước, ít thành phần, đủ cho làn da đang cần nghỉ.',
  ),
  plan(
    'bo-qua-cham-soc-da',
    'cham-soc-da',
    'product_pack',
    'Dược Tâm An',
    'Combo Dược Tâm An Giảm Mụn Mờ Thâm',
    'Liệu trình cơ bản cho da mụn mà dược sĩ của hãng hay khuyên khách mới.',
  ),
  plan(
    'bo-qua-cham-soc-da',
    'cham-soc-da',
    'bundle_physical',
    "L'Aube d'Élise",
    "Hộp Quà L'Aube d'Élise Hoa Hồng Tháng Năm",
    'Một món quà sang mà kín đáo, hợp tặng sếp nữ, mẹ chồng hay chính bạn.',
  ),
  plan(
    'bo-qua-cham-soc-da',
    'cham-soc-da',
    'product_pack',
    'Seolbit',
    'Combo Seolbit Cấp Nước Mỗi Ngày',
    'Dành cho hội ngồi máy lạnh từ chín giờ sáng tới sáu giờ chiều.',
  ),
  plan(
    'bo-qua-trang-diem',
    'trang-diem',
    'bundle_physical',
    'Son Mận',
    'Hộp Quà Son Mận Gửi Người Mê Son',
    'Những món bán chạy của hai chị em Biên Hòa trong một hộp màu mận, tặng ai mê trang điểm cũng đúng ý.',
  ),
  plan(
    'bo-qua-trang-diem',
    'trang-diem',
    'bundle_virtual',
    'Peachdal',
    'Bộ Peachdal Ửng Hồng Ba Phút',
    'Phong cách trong trẻo kiểu Seoul cho buổi sáng chỉ còn ba phút.',
  ),
  plan(
    'bo-qua-trang-diem',
    'trang-diem',
    'bundle_physical',
    'Fioretta 23',
    'Hộp Quà Fioretta 23 Đêm Milano',
    'Vỏ kim loại, hộp nhung tối màu, mở ra là muốn giữ luôn cho mình.',
  ),
  plan(
    'bo-qua-trang-diem',
    'trang-diem',
    'bundle_virtual',
    'Malisorn',
    'Combo Malisorn Đi Học Đi Chơi',
    'Vui, tươi, giá học sinh; đủ cho lần đầu tập trang điểm.',
  ),
  plan(
    'bo-qua-trang-diem',
    'trang-diem',
    'product_pack',
    'Hoshikumo',
    'Combo Hoshikumo Gọn Túi Trang Điểm',
    'Vài món hay hết hàng của Hoshikumo, mua chung để khỏi chờ.',
  ),
  plan(
    'bo-qua-trang-diem',
    'trang-diem',
    'product_pack',
    'Gyeolmi',
    'Bộ Gyeolmi Vẻ Đẹp Dịu Dàng',
    'Phong cách cô dâu Seoul phiên bản đi làm.',
  ),
  plan(
    'bo-qua-toc-va-co-the',
    'cham-soc-toc',
    'product_pack',
    'Nordkamm',
    'Combo Nordkamm Da Đầu Khỏe',
    'Những món chăm tóc của Nordkamm nên dùng cùng nhau, vì chúng được làm để đi thành bộ.',
  ),
  plan(
    'bo-qua-toc-va-co-the',
    'cham-soc-toc',
    'bundle_virtual',
    'Lamoonrai',
    'Bộ Lamoonrai Cứu Tóc Tẩy',
    'Vừa tẩy xong hai lần và tóc bắt đầu giận? Bộ này dành cho bạn.',
  ),
  plan(
    'bo-qua-toc-va-co-the',
    'cham-soc-co-the',
    'bundle_physical',
    'Pemberly Rose',
    'Hộp Thiếc Pemberly Rose Vườn Hồng',
    'Hộp thiếc in hoa giữ lại đựng thư, đựng kim chỉ đều xinh.',
  ),
  plan(
    'bo-qua-toc-va-co-the',
    'cham-soc-co-the',
    'bundle_physical',
    'Ấp Iu',
    'Hộp Quà Ấp Iu Mùi Tuổi Thơ',
    'Món quà thơm dịu cho người xa quê, mở hộp là nhớ nhà.',
  ),
  plan(
    'bo-qua-toc-va-co-the',
    'cham-soc-co-the',
    'bundle_virtual',
    'Solstead',
    'Combo Solstead Mịn Da Toàn Thân',
    'Chăm da tay chân như chăm da mặt, bắt đầu từ những món khách mua lại nhiều nhất.',
  ),
  plan(
    'bo-qua-toc-va-co-the',
    'cham-soc-toc',
    'product_pack',
    'Bồ Kết Nhà Nội',
    'Combo Bồ Kết Nhà Nội Tóc Dày',
    'Mùi bồ kết nướng của những chiều gội đầu ở nhà nội.',
  ),
  plan(
    'bo-dung-thu',
    'cham-soc-da',
    'bundle_physical',
    'Yeonhwa 21',
    'Bộ Dùng Thử Yeonhwa 21 Ngày',
    'Làm quen với chu kỳ chăm da 21 ngày bằng vài món gọn nhẹ.',
  ),
  plan(
    'bo-dung-thu',
    'cham-soc-da',
    'bundle_virtual',
    'Mulgyeol 7',
    'Bộ Làm Quen Mulgyeol 7',
    'Muốn thử bảy lớp nước mà chưa biết bắt đầu từ đâu thì bắt đầu ở đây.',
  ),
  plan(
    'bo-dung-thu',
    'cham-soc-da',
    'product_pack',
    'Tokkimoon',
    'Túi Du Lịch Tokkimoon',
    'Bỏ cả túi vào ba lô, đủ dùng cho chuyến đi cuối tuần.',
  ),
  plan(
    'bo-dung-thu',
    'cham-soc-da',
    'bundle_virtual',
    'Hollins & Reed Lab',
    'Bộ Khởi Đầu Hollins & Reed Lab',
    'Cho người lần đầu dùng hoạt chất và muốn đi từng bước.',
  ),
  plan(
    'bo-dung-thu',
    'cham-soc-nam',
    'product_pack',
    'Gã Khờ',
    'Bộ Gã Khờ Ra Khỏi Nhà',
    'Vài món gọn nhẹ cho buổi sáng vội. Tặng anh nào lười cũng hợp.',
  ),
  plan(
    'bo-dung-thu',
    'cham-soc-nam',
    'bundle_physical',
    'Kurogane',
    'Bộ Kurogane Túi Tập',
    'Gọn trong ngăn phụ túi thể thao, tắm xong là sẵn sàng.',
  ),
]

const closings = [
  'Giá bộ đã thấp hơn tổng giá mua lẻ tại thời điểm ghép, bạn không cần nhập thêm mã.',
  'Mua cả bộ tiết kiệm hơn mua rời, và bạn khỏi mất công chọn.',
  'Các món trong bộ đều là cỡ bán lẻ, còn nguyên hộp.',
]

const howKept: Record<PackKind, string> = {
  bundle_physical: 'Bộ sản phẩm được đóng sẵn trong hộp quà, kèm túi giấy và thiệp trống để bạn viết tay.',
  bundle_virtual: 'Các món được gửi cùng một kiện; bạn có thể ghi chú nếu cần gói riêng từng món.',
  product_pack: 'Bộ tiết kiệm gồm các món thường được mua cùng nhau, gửi trong hộp gọn để bớt rác bao bì.',
}

interface Member {
  product: DemoProduct
  combination: DemoCombination
}

function membersOf(random: Random, range: readonly DemoProduct[], brand: BrandHouse, from: string): Member[] {
  const own = range.filter(
    ({ brand_key, is_active, category_key }) =>
      brand_key === brand.key && is_active && category_key.startsWith(from),
  )
  const available = own.flatMap((product): Member[] => {
    const combination = product.combinations.find(
      ({ stock, preorder }) => stock > 0 && preorder === undefined,
    )
    return combination === undefined ? [] : [{ product, combination }]
  })
  const members = random.sample(available, random.int(2, 4))
  if (members.length < 2) throw new Error(`${brand.name} has too few products in ${from} for a pack`)
  return members
}

/** Sets of existing combinations, cheaper than the sum of what is paid for them one by one. */
export function makePacks(range: readonly DemoProduct[]): DemoProduct[] {
  return plans.map((each) => {
    const key = `bo-${slugify(each.name)}`
    const random = makeRandom(key)
    const brand = houses.find(({ name }) => name === each.brand)
    if (brand === undefined) throw new Error(`no brand ${each.brand}`)
    const members = membersOf(random, range, brand, each.from)
    const sum = members.reduce((total, { combination }) => total + priceAfterDeduction(combination), 0)
    const first = members[0]
    const shades = (combination: DemoCombination): string => {
      const name = Object.values(combination.attributes)[0]?.name ?? ''
      return name === 'Mặc định' || name === '' ? '' : ` (${name})`
    }
    return {
      ...makeFlags(random),
      key,
      name: each.name,
      slug: slugify(each.name),
      brand_key: brand.key,
      category_key: each.category,
      extra_category_keys: [],
      tag_keys: [
        ...new Set([...members.flatMap(({ product }) => product.tag_keys).slice(0, 3), 'qua-tang-xinh']),
      ],
      classification: each.kind,
      is_buy_one_get_one_free: false,
      is_active: true,
      description: `<p>${each.text}</p><h3>Trong bộ có gì?</h3><ul>${members.map(({ product, combination }) => `<li>1 × <strong>${product.name}</strong>${shades(combination)}</li>`).join('')}</ul><p>${brand.description}</p><p>${howKept[each.kind]} ${random.pick(closings)}</p>`,
      how_to_use: `<p>Mỗi món có hướng dẫn riêng in trên bao bì. ${each.from === 'cham-soc-da' ? 'Thứ tự chung là làm sạch, cân bằng, đặc trị rồi khóa ẩm; ban ngày luôn thêm chống nắng.' : 'Bạn có thể dùng cả bộ cùng lúc hoặc làm quen từng món một.'}</p>`,
      ingredients: first?.product.ingredients ?? '',
      origin: brand.country,
      registration_number: first?.product.registration_number ?? '',
      shelf_life: 'Xem hạn dùng in trên từng sản phẩm',
      pictures: boxPictures(random, 'gift-box', brand.palette, brand.name, [
        'Bộ quà',
        each.name.replace(`${brand.name} `, '').split(' ').slice(0, 4).join(' '),
      ]),
      combinations: [
        {
          key: `${key}:default`,
          attributes: { non_specify: { id: 'default', name: 'Mặc định' } },
          price: Math.floor((sum * random.int(80, 90)) / 100 / 1000) * 1000,
          stock: random.int(5, 80),
          weight: members.reduce((total, { combination }) => total + combination.weight, 150),
          gtin: nextGtin(random, brand.country_code),
          pictures: [],
        },
      ],
      pack: members.map(({ combination }) => ({ combination_key: combination.key, quantity: 1 })),
    }
  })
}
