/** [latitude, longitude] */
export type Spot = readonly [number, number]

/** What a sketch of a neighbourhood shows, as lines and areas between a few points. */
export interface Feature {
  kind: 'water' | 'street' | 'avenue' | 'landmark'
  name: string
  points: readonly Spot[]
}

/** Streets, waters and landmarks around the stores, simplified: enough to find the door, no substitute for a map. */
export const FEATURES: readonly Feature[] = [
  // Hà Nội, Hoàn Kiếm
  {
    kind: 'water',
    name: 'Hồ Gươm',
    points: [
      [21.0316, 105.8521],
      [21.031, 105.8531],
      [21.0296, 105.8536],
      [21.0276, 105.8537],
      [21.0262, 105.853],
      [21.0264, 105.8519],
      [21.0281, 105.8515],
      [21.03, 105.8514],
    ],
  },
  {
    kind: 'avenue',
    name: 'Hàng Bông',
    points: [
      [21.0312, 105.8487],
      [21.0305, 105.8477],
      [21.02985, 105.84673],
      [21.029, 105.8452],
      [21.0281, 105.8436],
    ],
  },
  {
    kind: 'avenue',
    name: 'Tràng Thi',
    points: [
      [21.0281, 105.8428],
      [21.0268, 105.8465],
      [21.0256, 105.8512],
    ],
  },
  {
    kind: 'avenue',
    name: 'Lê Thái Tổ',
    points: [
      [21.0317, 105.8511],
      [21.029, 105.8509],
      [21.0252, 105.8516],
    ],
  },
  {
    kind: 'street',
    name: 'Hàng Gai',
    points: [
      [21.0312, 105.8487],
      [21.0317, 105.8511],
    ],
  },
  {
    kind: 'street',
    name: 'Phủ Doãn',
    points: [
      [21.0297, 105.8465],
      [21.0267, 105.8469],
    ],
  },
  {
    kind: 'street',
    name: 'Lý Quốc Sư',
    points: [
      [21.031, 105.8485],
      [21.0288, 105.8489],
    ],
  },
  {
    kind: 'street',
    name: 'Nhà Chung',
    points: [
      [21.0288, 105.8491],
      [21.0259, 105.85],
    ],
  },
  {
    kind: 'street',
    name: 'Quán Sứ',
    points: [
      [21.0287, 105.8446],
      [21.024, 105.8458],
    ],
  },
  {
    kind: 'street',
    name: 'Đường Thành',
    points: [
      [21.0295, 105.846],
      [21.0345, 105.8468],
    ],
  },
  {
    kind: 'street',
    name: 'Điện Biên Phủ',
    points: [
      [21.0281, 105.8432],
      [21.0308, 105.8402],
      [21.0345, 105.8368],
    ],
  },
  {
    kind: 'street',
    name: 'Cửa Nam',
    points: [
      [21.0281, 105.8428],
      [21.0225, 105.8412],
    ],
  },
  {
    kind: 'street',
    name: 'Đinh Tiên Hoàng',
    points: [
      [21.0317, 105.8511],
      [21.0317, 105.8526],
      [21.0302, 105.854],
      [21.0262, 105.854],
      [21.0252, 105.8516],
    ],
  },
  {
    kind: 'street',
    name: 'Hàng Trống',
    points: [
      [21.0312, 105.8494],
      [21.0289, 105.8504],
    ],
  },
  { kind: 'landmark', name: 'Nhà thờ Lớn', points: [[21.0287, 105.8489]] },

  // TP. Hồ Chí Minh, Sài Gòn
  {
    kind: 'water',
    name: 'Sông Sài Gòn',
    points: [
      [10.783, 106.7082],
      [10.778, 106.7077],
      [10.7757, 106.7073],
      [10.773, 106.7069],
      [10.77, 106.707],
      [10.769, 106.713],
      [10.783, 106.713],
    ],
  },
  {
    kind: 'avenue',
    name: 'Đồng Khởi',
    points: [
      [10.7799, 106.699],
      [10.7781, 106.7009],
      [10.77592, 106.70318],
      [10.7748, 106.7044],
      [10.7733, 106.7062],
    ],
  },
  {
    kind: 'avenue',
    name: 'Nguyễn Huệ',
    points: [
      [10.7765, 106.7009],
      [10.7745, 106.7032],
      [10.7722, 106.7061],
    ],
  },
  {
    kind: 'avenue',
    name: 'Lê Lợi',
    points: [
      [10.7764, 106.7027],
      [10.7742, 106.7004],
      [10.7725, 106.6985],
      [10.771, 106.6969],
    ],
  },
  {
    kind: 'street',
    name: 'Hai Bà Trưng',
    points: [
      [10.7812, 106.7005],
      [10.7785, 106.7033],
      [10.7757, 106.7065],
    ],
  },
  {
    kind: 'street',
    name: 'Lê Thánh Tôn',
    points: [
      [10.78, 106.7043],
      [10.7774, 106.7016],
      [10.7738, 106.6978],
      [10.771, 106.6946],
    ],
  },
  {
    kind: 'street',
    name: 'Tôn Đức Thắng',
    points: [
      [10.7812, 106.7068],
      [10.778, 106.7069],
      [10.7757, 106.7065],
      [10.7733, 106.7062],
      [10.771, 106.7062],
    ],
  },
  {
    kind: 'street',
    name: 'Pasteur',
    points: [
      [10.7785, 106.6958],
      [10.7748, 106.7004],
      [10.7708, 106.7052],
    ],
  },
  {
    kind: 'street',
    name: 'Lý Tự Trọng',
    points: [
      [10.781, 106.703],
      [10.7786, 106.7003],
      [10.775, 106.6965],
    ],
  },
  { kind: 'landmark', name: 'Nhà thờ Đức Bà', points: [[10.7796, 106.6991]] },

  // Đà Nẵng, Hải Châu
  {
    kind: 'water',
    name: 'Sông Hàn',
    points: [
      [16.08, 108.2247],
      [16.0722, 108.2257],
      [16.0675, 108.2257],
      [16.063, 108.2249],
      [16.063, 108.228],
      [16.0675, 108.2291],
      [16.0722, 108.2296],
      [16.08, 108.2288],
    ],
  },
  {
    kind: 'avenue',
    name: 'Bạch Đằng',
    points: [
      [16.08, 108.2237],
      [16.07216, 108.22487],
      [16.0675, 108.2249],
      [16.0615, 108.2239],
    ],
  },
  {
    kind: 'avenue',
    name: 'Lê Duẩn',
    points: [
      [16.07, 108.214],
      [16.0709, 108.22],
      [16.0715, 108.2249],
    ],
  },
  {
    kind: 'avenue',
    name: 'Cầu Sông Hàn',
    points: [
      [16.0715, 108.2249],
      [16.0721, 108.2312],
    ],
  },
  {
    kind: 'street',
    name: 'Trần Phú',
    points: [
      [16.08, 108.2221],
      [16.072, 108.2232],
      [16.066, 108.2233],
    ],
  },
  {
    kind: 'street',
    name: 'Quang Trung',
    points: [
      [16.0744, 108.215],
      [16.0751, 108.2243],
    ],
  },
  {
    kind: 'street',
    name: 'Hùng Vương',
    points: [
      [16.0678, 108.215],
      [16.0684, 108.2249],
    ],
  },
  {
    kind: 'street',
    name: 'Trần Hưng Đạo',
    points: [
      [16.08, 108.2294],
      [16.0721, 108.2304],
      [16.064, 108.2291],
    ],
  },
  {
    kind: 'street',
    name: 'Phan Châu Trinh',
    points: [
      [16.0711, 108.2207],
      [16.061, 108.2196],
    ],
  },
  {
    kind: 'street',
    name: 'Phạm Văn Đồng',
    points: [
      [16.0721, 108.2312],
      [16.0725, 108.2395],
    ],
  },
  { kind: 'landmark', name: 'Chợ Hàn', points: [[16.0687, 108.2242]] },
]
