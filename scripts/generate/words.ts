/** Parts of the names of generated products (kind, line, virtue) and their sizes, by branch of the shop. */
export interface Branch {
  /** slug of the branch's top category */
  slug: string
  name: string
  kinds: readonly string[]
  virtues: readonly string[]
  sizes: readonly string[]
  /** named shades, for branches where products come in colours */
  shades?: readonly (readonly [name: string, hex: string])[]
  /** dong: middle of the price range */
  price: number
}

const SHADES = [
  ['Đỏ Gạch', '#9E3B2E'],
  ['Hồng Đất', '#B8706A'],
  ['Cam San Hô', '#F0705A'],
  ['Nude Sữa', '#D7A48D'],
  ['Đỏ Rượu', '#6E1F2B'],
  ['Hồng Đào', '#F2A39B'],
  ['Nâu Trà', '#8A5A44'],
  ['Mận Chín', '#70304A'],
  ['Hồng Khô', '#C48A8C'],
  ['Cam Cháy', '#C4562E'],
] as const

export const LINES = [
  'Sương Mai',
  'Hạ Trắng',
  'Nắng Thu',
  'Mây Hồng',
  'Lá Non',
  'Suối Đêm',
  'Trăng Khuyết',
  'Biển Lặng',
  'Gió Lào',
  'Hoa Ban',
  'Phù Sa',
  'Ngọc Trai',
  'Ban Mai',
  'Cỏ Ngọt',
  'Mưa Rào',
  'Tơ Tằm',
  'Sen Hồng',
  'Đồng Xanh',
  'Phố Cổ',
  'Thu Vàng',
  'Bình Yên',
  'Sớm Mai',
  'Rừng Thông',
  'Lụa Đào',
]

export const BRANCHES: readonly Branch[] = [
  {
    slug: 'cham-soc-da',
    name: 'Chăm sóc da',
    price: 320_000,
    kinds: [
      'Serum',
      'Kem Dưỡng',
      'Toner',
      'Sữa Rửa Mặt',
      'Essence',
      'Mặt Nạ Ngủ',
      'Nước Tẩy Trang',
      'Kem Mắt',
      'Gel Dưỡng',
    ],
    virtues: [
      'Cấp Ẩm',
      'Sáng Da',
      'Phục Hồi',
      'Dịu Da Rau Má',
      'Vitamin C 15%',
      'Niacinamide 10%',
      'Retinol 0.3%',
      'Hyaluronic',
      'Giảm Mụn BHA',
      'Chống Lão Hóa',
    ],
    sizes: ['30ml', '50ml', '100ml', '150ml', '200ml'],
  },
  {
    slug: 'trang-diem',
    name: 'Trang điểm',
    price: 230_000,
    kinds: [
      'Son Kem Lì',
      'Son Thỏi',
      'Son Tint',
      'Má Hồng',
      'Phấn Nước',
      'Kem Nền',
      'Phấn Mắt',
      'Kẻ Mắt',
      'Mascara',
    ],
    virtues: [
      'Lâu Trôi',
      'Mịn Như Nhung',
      'Căng Bóng',
      'Nhẹ Môi',
      'Che Phủ Cao',
      'Kiềm Dầu',
      'Không Lem',
      'Dưỡng Ẩm',
    ],
    sizes: ['3g', '4g', '12g', '30ml'],
    shades: SHADES,
  },
  {
    slug: 'cham-soc-toc',
    name: 'Chăm sóc tóc',
    price: 190_000,
    kinds: ['Dầu Gội', 'Dầu Xả', 'Kem Ủ Tóc', 'Dầu Dưỡng Tóc', 'Xịt Dưỡng Tóc', 'Tinh Chất Da Đầu'],
    virtues: ['Bưởi', 'Bồ Kết', 'Giảm Gãy Rụng', 'Phục Hồi Hư Tổn', 'Giữ Màu Nhuộm', 'Suôn Mượt', 'Sạch Gàu'],
    sizes: ['150ml', '300ml', '500ml', '640ml'],
  },
  {
    slug: 'cham-soc-co-the',
    name: 'Chăm sóc cơ thể',
    price: 160_000,
    kinds: ['Sữa Tắm', 'Sữa Dưỡng Thể', 'Tẩy Tế Bào Chết', 'Lăn Khử Mùi', 'Kem Tay', 'Xà Phòng'],
    virtues: [
      'Hương Hoa Nhài',
      'Hương Cam Sả',
      'Trắng Mịn',
      'Cà Phê Đắk Lắk',
      'Muối Biển',
      'Bơ Hạt Mỡ',
      'Yến Mạch',
    ],
    sizes: ['100ml', '200ml', '400ml', '750ml'],
  },
  {
    slug: 'nuoc-hoa',
    name: 'Nước hoa',
    price: 890_000,
    kinds: ['Nước Hoa Nữ', 'Nước Hoa Nam', 'Nước Hoa Unisex', 'Xịt Thơm Toàn Thân'],
    virtues: ['Hoa Sữa', 'Gỗ Trầm', 'Trà Sen', 'Cam Bergamot', 'Vani Ấm', 'Xạ Hương Trắng', 'Hoa Hồng Sớm'],
    sizes: ['10ml', '30ml', '50ml', '100ml'],
  },
  {
    slug: 'chong-nang',
    name: 'Chống nắng',
    price: 290_000,
    kinds: ['Kem Chống Nắng', 'Sữa Chống Nắng', 'Xịt Chống Nắng', 'Thỏi Chống Nắng'],
    virtues: ['Kiềm Dầu SPF50+', 'Nâng Tông SPF50+', 'Dịu Nhẹ SPF50+', 'Cấp Ẩm SPF45', 'Bền Nước SPF50+'],
    sizes: ['20ml', '50ml', '60ml', '100ml'],
  },
  {
    slug: 'dung-cu-va-phu-kien',
    name: 'Dụng cụ và phụ kiện',
    price: 120_000,
    kinds: ['Cọ Nền', 'Mút Trang Điểm', 'Bông Tẩy Trang', 'Lược Gỡ Rối', 'Kẹp Bấm Mi', 'Bộ Cọ Du Lịch'],
    virtues: ['Lông Mềm', 'Không Rụng', 'Tre Tự Nhiên', 'Bỏ Túi', 'Kèm Hộp Đựng'],
    sizes: ['1 món', '2 món', '5 món'],
  },
]

export const BRAND_NAMES = [
  'Sớm Nay',
  'Mộc Lam',
  'Haneul Lab',
  'Kirei Mori',
  'Bạch Trà',
  'Dược Viên',
  'Belle Saison',
  'Nordlicht',
  'Thảo Mây',
  'Aurelie',
  'Cỏ Bốn Mùa',
  'Yuna Skin',
  'Lụa Hà',
  'Tiara Rouge',
  'Sora Derm',
  'Phấn Nụ',
  'Verdelle',
  'Hương Quê',
  'Minh Ngọc Lab',
  'Opaline',
]
