import type { Mission } from '@/domain/game/mission'

type Dated = Pick<Mission, 'state' | 'start_date'>

const RANK: Readonly<Record<Mission['state'], number>> = { running: 0, upcoming: 1, ended: 2 }

/** The mission that a game's pages are about: the running one, else the next one, else the last one. */
export function shownMission<M extends Dated>(missions: readonly M[]): M | null {
  const [shown = null] = missions.toSorted(
    (a, b) =>
      RANK[a.state] - RANK[b.state] ||
      (a.state === 'ended' ? -1 : 1) * (Date.parse(a.start_date) - Date.parse(b.start_date)),
  )
  return shown
}
