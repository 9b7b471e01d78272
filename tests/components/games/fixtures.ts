import type { CalendarDay } from '@/domain/game/calendar-day'
import type { GreatMission } from '@/domain/game/great-mission'
import type { Mission } from '@/domain/game/mission'
import type { PublishedOdds, Segment, Spin } from '@/domain/game/prize'
import { publicDays } from '@/lib/games/calendar'

export const mission: Mission = {
  _id: '0190a000-0000-7000-8000-000000000001',
  mission_id: 'pink-university-2026-11',
  campaign_code: 'pink_university',
  state: 'running',
  today: '2026-11-23',
  name: 'Học viện Hồng: tháng của làn da',
  description: 'Mỗi ngày một bài học nhỏ, một lần chạm và một ít điểm để dành cho món bạn thích.',
  tnc: 'Mỗi thành viên điểm danh một lần mỗi ngày.\nĐiểm được cộng ngay vào tài khoản.',
  start_date: '2026-10-31T17:00:00.000Z',
  end_date: '2026-11-30T17:00:00.000Z',
  wheel_fortune_mission_id: '0190a000-0000-7000-8000-000000000001',
  pasukan_pink_mission_id: null,
  every_checkin: 1,
  check_in_points: 10,
  streak_bonuses: [
    { days: 3, points: 20 },
    { days: 7, points: 50 },
    { days: 14, points: 120 },
  ],
  look: {
    palette: {
      background: '#fdf1f1',
      surface: '#ffffff',
      accent: '#b3264e',
      on_accent: '#ffffff',
      soft: '#f9dfe6',
      text: '#3a1a24',
    },
    image: null,
  },
  share: { link: '/pink-university', title: 'Học viện Hồng', text: 'Điểm danh cùng mình nhé', points: 5 },
  has_registration_voucher: false,
  reward_lists: [],
  total_earned_soco_points: 130,
  is_today_checkin: false,
  today_points: 0,
  is_today_spin: false,
  is_today_shared: false,
  streak: 2,
  rights: 1,
}

const RECEIVED = new Set(['2026-11-18', '2026-11-21', '2026-11-22'])

export const days: CalendarDay[] = publicDays(mission, '2026-11').map((day) => ({
  ...day,
  is_received: RECEIVED.has(day.date),
  created_at: RECEIVED.has(day.date) ? `${day.date}T02:00:00.000Z` : null,
  checked_gift:
    day.date === '2026-11-23'
      ? { days: 3, points: 20 }
      : day.date === '2026-11-27'
        ? { days: 7, points: 50 }
        : null,
  wof_id: day.date >= '2026-11-23' ? mission._id : null,
}))

export const greatMission: GreatMission = {
  mission: {
    _id: mission._id,
    mission_id: mission.mission_id,
    campaign_code: mission.campaign_code,
    state: mission.state,
    name: mission.name,
    description: mission.description,
    tnc: mission.tnc,
    check_in_day: 30,
    start_date: mission.start_date,
    end_date: mission.end_date,
    point: mission.check_in_points,
    every_checkin: 1,
    streak_bonuses: mission.streak_bonuses,
    look: mission.look,
    share: mission.share,
  },
  today: mission.today,
  total_points_earned: 130,
  streak: 2,
  wof: { _id: mission._id, available_wof: [] },
  wof_details: { rewards: [] },
  rights: 1,
  is_today_spin: false,
  is_today_shared: false,
  daily_check_in_history: days,
  available_for_daily_check_in: true,
}

export const segments: Segment[] = [
  { id: 'p50', name: '+50 điểm', kind: 'points', image: null },
  { id: 'v30', name: 'Voucher 30.000 ₫', kind: 'voucher', image: null },
  { id: 'p10', name: '+10 điểm', kind: 'points', image: null },
  { id: 'gift', name: 'Son tint mini', kind: 'gift', image: null },
  { id: 'p20', name: '+20 điểm', kind: 'points', image: null },
  { id: 'v50', name: 'Voucher 50.000 ₫', kind: 'voucher', image: null },
  { id: 'p5', name: '+5 điểm', kind: 'points', image: null },
  { id: 'none', name: 'Chúc bạn lần sau', kind: 'none', image: null },
]

export const odds: PublishedOdds = {
  version: 1,
  segments,
  odds: segments.map(({ id, name, kind }, index) => ({
    id,
    name,
    chance: ['5', '4', '25', '0.5', '15', '2.5', '30', '18'][index] ?? '0',
    chance_now: ['5', '4', '25', '0.5', '15', '2.5', '30', '18'][index] ?? '0',
    stock_left: kind === 'gift' ? 42 : kind === 'voucher' ? 500 : null,
    daily_cap: kind === 'gift' ? 5 : null,
    left_today: kind === 'gift' ? 3 : null,
    is_fallback: id === 'p5',
  })),
  rights_from: [
    { way: 'check-in', every: 1, min_amount: null },
    { way: 'share', every: null, min_amount: null },
    { way: 'order', every: null, min_amount: 300_000 },
  ],
}

/** The outcome on a segment. */
export const spinOn = (segment: number): Spin => {
  const { id, name, kind } = segments[segment] ?? { id: '', name: '', kind: 'none' as const }
  return {
    _id: `spin-${segment}`,
    prize: {
      _id: id,
      name,
      description: '',
      kind,
      points: kind === 'points' ? Number(/\d+/.exec(name)?.[0]) : null,
      image: null,
      code: kind === 'voucher' ? 'NANG30K' : null,
      expires_at: kind === 'voucher' ? '2026-12-23T16:59:59.000Z' : null,
      claim: kind === 'gift' ? 'open' : null,
    },
    segment,
    created_at: '2026-11-23T03:00:00.000Z',
    rights_left: 0,
    total_points: 180,
  }
}
