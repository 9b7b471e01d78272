import { GAME_CODES } from '@/domain/game/mission'
import { screenPath, screensOf } from '@/lib/games/screens'
import { PAGES } from '@/lib/pages/pages'

/** RTE-26 to RTE-29 */
it('names each page of a game, and no other', () => {
  const paths = GAME_CODES.flatMap((code) => screensOf(code).map(({ path }) => path))
  const firsts = new Set(paths.map((path) => path.split('/')[1]))
  expect(paths.sort()).toEqual(
    PAGES.map(({ path }): string => path)
      .filter((path) => firsts.has(path.split('/')[1]))
      .sort(),
  )
})

it.each([
  ['spin_the_wheel', 'check-in', '/spinthewheel/home'],
  ['checkin_gift', 'wheel', '/checkin-gift'],
  ['checkin_gift', 'history', '/checkin-gift'],
  ['pink_squad', 'wheel', '/pink-squad/check-in'],
  ['pink_university', 'wheel', '/pink-university/wheels-of-fortune'],
] as const)('%s has its %s at %s', (code, screen, path) => {
  expect(screenPath(code, screen)).toBe(path)
})
