import { DateTime } from 'luxon'
import { SHOP_TIME_ZONE } from '@/domain/constants'
import type { MissionInput } from '@/domain/game/mission-input'
import type { Look } from '@/domain/game/mission'
import { WHEEL } from './prizes'
import { termsOf } from './terms'

type Palette = Look['palette']

const palette = (accent: string, background: string, soft: string, text: string): Palette => ({
  accent,
  background,
  soft,
  text,
  surface: '#ffffff',
  on_accent: '#ffffff',
})

type Draft = Pick<MissionInput, 'campaign_code' | 'name' | 'description' | 'share'> & {
  palette: Palette
} & Partial<MissionInput>

/** How many months the demo shop's missions run, the present one included. */
const MONTHS = 3

function mission({ palette: colours, ...draft }: Draft, now: Date): MissionInput {
  const month = DateTime.fromJSDate(now, { zone: SHOP_TIME_ZONE }).startOf('month')
  const rules = {
    check_in_points: 1,
    streak_bonuses: [
      { days: 3, points: 2 },
      { days: 7, points: 5 },
      { days: 14, points: 10 },
      { days: 28, points: 30 },
    ],
    every_checkin: 1,
    spin_on_check_in: false,
    spin_on_share: false,
    spin_on_order_from: null,
    registration_voucher: null,
    prizes: null,
    ...draft,
  }
  return {
    mission_id: `${draft.campaign_code.replaceAll('_', '-')}-${month.toFormat('yyyy-MM')}`,
    starts_at: month.toJSDate(),
    ends_at: month.plus({ months: MONTHS }).toJSDate(),
    is_active: true,
    is_active_in_offline_store: false,
    tnc: termsOf(rules),
    look: { palette: colours, image: null },
    ...rules,
  }
}

/** The missions of the four game pages, from the first of this month. */
export const makeMissions = (now: Date): MissionInput[] => [
  mission(
    {
      campaign_code: 'pink_university',
      name: 'Học viện Hồng',
      description: 'Mỗi ngày ghé một lần, nhận điểm, cứ ba buổi là một lượt quay.',
      palette: palette('#b3305c', '#fff4f6', '#fbdce5', '#3b1a26'),
      every_checkin: 3,
      spin_on_check_in: true,
      spin_on_share: true,
      prizes: [...WHEEL],
      share: {
        link: '/pink-university',
        title: 'Học viện Hồng',
        text: 'Ghé Học viện Hồng của Nàng mỗi ngày, nhận điểm và quay thưởng nhé!',
        points: 1,
      },
    },
    now,
  ),
  mission(
    {
      campaign_code: 'pink_squad',
      name: 'Biệt đội Hồng',
      description: 'Giữ chuỗi ngày điểm danh càng dài, điểm thưởng càng nhiều.',
      palette: palette('#9c2a6e', '#fdf3f9', '#f7d9ea', '#34152a'),
      share: {
        link: '/pink-squad',
        title: 'Biệt đội Hồng',
        text: 'Vào Biệt đội Hồng của Nàng, cùng giữ chuỗi điểm danh nhé!',
        points: 1,
      },
    },
    now,
  ),
  mission(
    {
      campaign_code: 'checkin_gift',
      registration_voucher: 'don-tiep-theo-50k',
      name: 'Điểm danh nhận quà',
      description: 'Điểm danh mỗi ngày, quà nhỏ mỗi tuần.',
      palette: palette('#a8442a', '#fff6f0', '#fde1d4', '#3a2018'),
      check_in_points: 1,
      streak_bonuses: [
        { days: 7, points: 7 },
        { days: 14, points: 14 },
        { days: 21, points: 21 },
        { days: 28, points: 28 },
      ],
      share: {
        link: '/checkin-gift',
        title: 'Điểm danh nhận quà',
        text: 'Điểm danh ở Nàng mỗi ngày, bảy ngày liền là có quà nhé!',
        points: 0,
      },
    },
    now,
  ),
  mission(
    {
      campaign_code: 'spin_the_wheel',
      name: 'Vòng quay của Nàng',
      description: 'Mỗi ngày một lượt quay, thêm lượt khi chia sẻ và khi nhận đơn hàng.',
      palette: palette('#7a3b91', '#faf3fd', '#ecdcf4', '#2c1936'),
      check_in_points: 0,
      streak_bonuses: [],
      spin_on_check_in: true,
      spin_on_share: true,
      spin_on_order_from: 300_000,
      prizes: [...WHEEL],
      share: {
        link: '/spinthewheel',
        title: 'Vòng quay của Nàng',
        text: 'Mỗi ngày một lượt quay ở Nàng, thử vận may nhé!',
        points: 0,
      },
    },
    now,
  ),
]
