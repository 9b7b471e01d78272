import 'server-only'
import { array } from 'yup'
import { type GameCode, type Mission, missionSchema } from '@/domain/game/mission'
import { type PublishedOdds, publishedOddsSchema } from '@/domain/game/prize'
import { cached, tags } from '@/lib/cache-manifest'
import { shownMission } from '@/lib/games/shown-mission'
import { gameClient } from '@/lib/services/clients'
import { readData, readDataOrNull } from '@/lib/services/read'

/** A mission with what is published of its wheel: the same for everyone. */
export interface PublicGame {
  mission: Mission
  odds: PublishedOdds | null
}

/** A game as visitors see it; null while the shop has no such mission. Its state changes with the clock: it is kept for minutes. */
export async function getGame(code: GameCode): Promise<PublicGame | null> {
  'use cache'
  cached('minutes', tags.missions)
  const query = { filter: JSON.stringify({ campaign_code: code }) }
  const missions = await readData(
    gameClient.missions.$get({ query }),
    array(missionSchema.required()).required(),
  )
  const mission = shownMission(missions)
  if (!mission) return null
  const odds = mission.wheel_fortune_mission_id
    ? await readDataOrNull(
        gameClient.missions[':id'].odds.$get({ param: { id: mission._id } }),
        publishedOddsSchema,
      )
    : null
  return { mission, odds }
}
