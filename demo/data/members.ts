import type { DemoMember } from '../types'
import { makeRandom } from '@/domain/random'
import { slugify } from './text'

const MEMBERS = 420

const families = [
  'Nguyễn',
  'Nguyễn',
  'Nguyễn',
  'Nguyễn',
  'Trần',
  'Trần',
  'Lê',
  'Lê',
  'Phạm',
  'Phạm',
  'Hoàng',
  'Huỳnh',
  'Phan',
  'Vũ',
  'Võ',
  'Đặng',
  'Bùi',
  'Đỗ',
  'Hồ',
  'Ngô',
  'Dương',
  'Lý',
  'Đinh',
  'Mai',
  'Trịnh',
  'Tạ',
  'Lương',
  'Châu',
  'Cao',
  'Tô',
]
const womenMiddles = [
  'Thị',
  'Thị',
  'Ngọc',
  'Minh',
  'Khánh',
  'Thu',
  'Thanh',
  'Phương',
  'Bảo',
  'Hoàng',
  'Kim',
  'Mỹ',
  'Diệu',
  'Gia',
  'Thảo',
  'Quỳnh',
  'Hồng',
  'Tú',
  'Thùy',
  'Yến',
]
const womenNames = [
  'An',
  'Anh',
  'Chi',
  'Châu',
  'Dung',
  'Duyên',
  'Giang',
  'Hà',
  'Hân',
  'Hạnh',
  'Hiền',
  'Hoa',
  'Hương',
  'Khuê',
  'Lan',
  'Linh',
  'Loan',
  'Ly',
  'Mai',
  'My',
  'Nga',
  'Ngân',
  'Nhi',
  'Như',
  'Nhung',
  'Oanh',
  'Quyên',
  'Quỳnh',
  'Tâm',
  'Thảo',
  'Thơ',
  'Thư',
  'Thúy',
  'Tiên',
  'Trâm',
  'Trang',
  'Trinh',
  'Trúc',
  'Tuyết',
  'Uyên',
  'Vân',
  'Vy',
  'Xuân',
  'Yến',
  'Minh An',
  'Bảo Trân',
  'Tường Vi',
  'Cát Tường',
  'Hải Yến',
  'Thiên Kim',
  'Ánh Dương',
  'Phương Linh',
]
const menMiddles = [
  'Văn',
  'Minh',
  'Quốc',
  'Đức',
  'Hữu',
  'Gia',
  'Hoàng',
  'Tuấn',
  'Anh',
  'Thành',
  'Nhật',
  'Trung',
]
const menNames = [
  'Bảo',
  'Cường',
  'Dũng',
  'Duy',
  'Đạt',
  'Hải',
  'Hiếu',
  'Hòa',
  'Huy',
  'Khang',
  'Khoa',
  'Kiên',
  'Lâm',
  'Long',
  'Nam',
  'Nghĩa',
  'Phát',
  'Phong',
  'Phúc',
  'Quân',
  'Sơn',
  'Tài',
  'Thắng',
  'Thịnh',
  'Tiến',
  'Toàn',
  'Trí',
  'Tuấn',
  'Vinh',
  'Vũ',
]
const nicks = [
  'be_sua',
  'meo-luoi',
  'tiem_hoa',
  'cam-sanh',
  'banh_bao',
  'tra_dao',
  'mam-non',
  'nang_tho',
  'gao-nep',
  'mebong',
  'mesoc',
  'sen_da',
  'kem-dua',
  'nho-xinh',
  'cua_bien',
  'thobong',
  'mochi',
  'bong-gon',
  'sua_chua',
  'hat-tieu',
  'may_hong',
  'cafe-sua',
  'da_dau_oi',
  'nghien-son',
  'mint',
  'lavie',
  'chanhday',
  'mitom',
  'tho_trang',
  'quyt-nho',
]

const skins: readonly (readonly [string, number])[] = [
  ['Da dầu', 27],
  ['Da hỗn hợp', 29],
  ['Da khô', 17],
  ['Da nhạy cảm', 16],
  ['Da thường', 11],
]
const womenHairs: readonly (readonly [string, number])[] = [
  ['Tóc thẳng', 24],
  ['Tóc khô xơ', 22],
  ['Tóc nhuộm', 18],
  ['Tóc xoăn', 12],
  ['Tóc mỏng', 11],
  ['Tóc dầu', 13],
]
const menHairs: readonly (readonly [string, number])[] = [
  ['Tóc thẳng', 45],
  ['Tóc dầu', 30],
  ['Tóc xoăn', 12],
  ['Tóc mỏng', 13],
]

const taken = new Set<string>()

/** A free login name of 4–16 letters, digits, `_` and `-`, made from the name or from a nickname. */
function userNameFor(name: string, gender: DemoMember['gender'], seed: string): string {
  const playful = gender === 'female' ? 1 : 0
  const random = makeRandom(seed)
  const words = slugify(name).split('-')
  const last = words.at(-1) ?? 'an'
  const middle = words.at(-2) ?? ''
  const initials = words
    .slice(0, -1)
    .map((word) => word.charAt(0))
    .join('')
  for (;;) {
    const year = String(random.int(84, 108) % 100).padStart(2, '0')
    const candidate = random.weighted<string>([
      [`${middle}${last}${year}`, 5],
      [`${last}${initials}${random.int(1, 99)}`, 3],
      [`${last}_${middle}`, 2],
      [`${middle}-${last}${random.int(1, 9)}`, 2],
      [`${random.pick(nicks)}${random.chance(0.6) ? year : ''}`, 3 * playful],
      [`${last}2k${random.int(0, 8)}`, 2],
      [`${middle}${last}`, 2],
      [`${random.pick(['be', 'co', 'nang'])}-${last}${year}`, playful],
    ])
    if (/^[a-z0-9][a-z0-9_-]{2,14}[a-z0-9]$/.test(candidate) && !taken.has(candidate)) {
      taken.add(candidate)
      return candidate
    }
  }
}

function makeMember(index: number): DemoMember {
  const random = makeRandom(`member:${index}`)
  const gender = random.chance(0.13) ? 'male' : 'female'
  const given = random.pick(gender === 'male' ? menNames : womenNames)
  const middle = random.pick(gender === 'male' ? menMiddles : womenMiddles)
  const family = random.pick(families)
  const inner = given.startsWith(middle) || given === middle ? '' : `${middle} `
  const plain = given.includes(' ') && middle !== 'Thị' ? `${family} ${given}` : `${family} ${inner}${given}`
  const name = random.weighted<string>([
    [plain, 82],
    [given.includes(' ') ? given : `${inner.replace('Thị ', '')}${given}`, 12],
    [given, 6],
  ])
  const skin = random.weighted(skins)
  const second = random.chance(0.2) && skin !== 'Da nhạy cảm' ? ['Da nhạy cảm'] : []
  const hair = random.weighted(gender === 'male' ? menHairs : womenHairs)
  const dyed = hair !== 'Tóc nhuộm' && gender === 'female' && random.chance(0.15) ? ['Tóc nhuộm'] : []
  const is_expert_reviewer = index % 17 === 5
  const levels: readonly (readonly [DemoMember['level'], number])[] = is_expert_reviewer
    ? [
        ['Hồng Đào', 2],
        ['Hồng Ngọc', 5],
        ['Ruby', 5],
      ]
    : [
        ['Hồng Nhạt', 50],
        ['Hồng Đào', 28],
        ['Hồng Ngọc', 16],
        ['Ruby', 6],
      ]
  return {
    user_name: userNameFor(plain, gender, `user_name:${index}`),
    name,
    gender,
    level: random.weighted(levels),
    skin_types: [skin, ...second],
    hair_types: [hair, ...dyed],
    is_expert_reviewer,
  }
}

/** The members of the demo shop: mostly women, some men, about one in seventeen an expert reviewer. */
export const members: DemoMember[] = Array.from({ length: MEMBERS }, (_, index) => makeMember(index))
