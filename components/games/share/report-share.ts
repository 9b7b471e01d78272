import type { Shared } from '@/domain/game/mission'
import { reloadAnswers } from '@/lib/client/answers/answer-store'
import { api } from '@/lib/client/api'
import { isGameHistory } from '@/lib/client/games/history'
import type { IslandGame } from '@/lib/games/island'

/** Reports a share; what it changed is asked for again where it is on show. */
export async function reportShare({ code, share }: IslandGame): Promise<Shared> {
  const answer = await api.public.me.actions[':game'].$put({
    param: { game: code },
    json: { share_link: share.link },
  })
  if (answer.counted) reloadAnswers((key) => /^game-(?:progress|wheel):/.test(key) || isGameHistory(key))
  return answer
}
