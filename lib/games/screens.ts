import type { GameCode } from '@/domain/game/mission'

/**
 * The pages of the games (RTE-26 to RTE-29): which screens each has, where, and by which of the two generations of calls its member's part
 * is loaded. Names, texts, colours and prizes are the mission's.
 */
export type GameScreen = 'intro' | 'check-in' | 'wheel' | 'history'
export type GameWire = 'missions' | 'great-missions'

interface Game {
  wire: GameWire
  screens: Readonly<Partial<Record<GameScreen, `/${string}`>>>
}

export const GAMES: Readonly<Record<GameCode, Game>> = {
  pink_university: {
    wire: 'great-missions',
    screens: {
      intro: '/pink-university',
      'check-in': '/pink-university/check-in',
      wheel: '/pink-university/wheels-of-fortune',
      history: '/pink-university/history',
    },
  },
  pink_squad: {
    wire: 'missions',
    screens: {
      intro: '/pink-squad',
      'check-in': '/pink-squad/check-in',
      history: '/pink-squad/history',
    },
  },
  checkin_gift: {
    wire: 'great-missions',
    screens: { 'check-in': '/checkin-gift' },
  },
  spin_the_wheel: {
    wire: 'missions',
    screens: {
      intro: '/spinthewheel',
      wheel: '/spinthewheel/home',
      history: '/spinthewheel/history',
    },
  },
}

const SCREENS: readonly GameScreen[] = ['intro', 'check-in', 'wheel', 'history']

/** The screens of a game in the order of its navigation. */
export const screensOf = (code: GameCode): { screen: GameScreen; path: string }[] =>
  SCREENS.flatMap((screen) => {
    const path = GAMES[code].screens[screen]
    return path === undefined ? [] : [{ screen, path }]
  })

/** Where the part of a screen is that a game lacks. */
const NEAREST: Readonly<Record<GameScreen, readonly GameScreen[]>> = {
  intro: ['check-in', 'wheel'],
  'check-in': ['wheel'],
  wheel: ['check-in'],
  history: ['check-in', 'wheel'],
}

/** Address of a screen, or of the one that holds its part. */
export function screenPath(code: GameCode, screen: GameScreen): string {
  const { screens } = GAMES[code]
  const found = [screen, ...NEAREST[screen]].find((name) => screens[name] !== undefined)
  return (found && screens[found]) ?? '/'
}
