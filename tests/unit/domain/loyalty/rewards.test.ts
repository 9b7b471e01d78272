import { type RedeemFacts, rewardRefusal } from '@/domain/loyalty/rewards'

const now = new Date('2026-11-23T00:00:00Z')

const facts = (reward: Partial<RedeemFacts['reward']>, member: Partial<RedeemFacts['member']> = {}) => ({
  reward: {
    points: 40,
    level: null,
    stock: null,
    per_member: null,
    start_date: '2026-11-01T00:00:00Z',
    end_date: null,
    ...reward,
  },
  member: { balance: 40, redeemed: 0, reaches_level: true, ...member },
  now,
})

it.each([
  ['enough points', facts({}), null],
  ['one point too few', facts({}, { balance: 39 }), { code: 'POINTS_MISSING', missing: 1, balance: 39 }],
  ['the last piece', facts({ stock: 1 }), null],
  ['no piece, whatever else is missing', facts({ stock: 0 }, { balance: 0 }), { code: 'SOLD_OUT' }],
  [
    'the limit of a member',
    facts({ per_member: 2 }, { redeemed: 2 }),
    { code: 'LIMIT_REACHED', per_member: 2 },
  ],
  ['below the limit', facts({ per_member: 2 }, { redeemed: 1 }), null],
  [
    'a level, before points are earned in vain',
    facts({ level: 'Ruby' }, { reaches_level: false, balance: 0 }),
    { code: 'LEVEL_NEEDED', level: 'Ruby' },
  ],
  [
    'the moment of its end',
    facts({ end_date: now.toISOString() }),
    { code: 'ENDED', ended_at: now.toISOString() },
  ],
  ['the moment of its start', facts({ start_date: now.toISOString() }), null],
  [
    'before its start',
    facts({ start_date: '2026-11-23T00:00:01Z' }),
    { code: 'NOT_STARTED', starts_at: '2026-11-23T00:00:01Z' },
  ],
  ['points owed', facts({}, { balance: -5 }), { code: 'POINTS_MISSING', missing: 45, balance: -5 }],
])('decides at %s', (_, given, refusal) => expect(rewardRefusal(given)).toEqual(refusal))
