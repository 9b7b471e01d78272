import { shownMission } from '@/lib/games/shown-mission'

const mission = (id: string, state: 'running' | 'upcoming' | 'ended', start: string) => ({
  id,
  state,
  start_date: start,
})

it.each([
  [
    'the running one before the next',
    [mission('a', 'upcoming', '2026-12-01'), mission('b', 'running', '2026-11-01')],
    'b',
  ],
  [
    'the next one before later ones',
    [
      mission('a', 'upcoming', '2027-02-01'),
      mission('b', 'upcoming', '2027-01-01'),
      mission('c', 'ended', '2026-10-01'),
    ],
    'b',
  ],
  [
    'the last one of those that are over',
    [mission('a', 'ended', '2026-09-01'), mission('b', 'ended', '2026-10-01')],
    'b',
  ],
] as const)('shows %s', (_, missions, id) => {
  expect(shownMission(missions)?.id).toBe(id)
})

it('shows none of none', () => expect(shownMission([])).toBeNull())
