import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { formatNumber } from '@/lib/format'
import { isServable } from '@/lib/pictures'
import type { PublicGame } from '@/lib/reads/cached/cached-missions'
import { WheelHub } from '../wheel/wheel-hub'
import { WheelFace } from '../wheel/wheel-face'

const SIZE = 480

/** The picture of a game's head: the mission's own, else its wheel, else some days of its calendar. */
export async function GameArt({ game: { mission, odds } }: { game: PublicGame }) {
  const t = await getTranslations('games.calendar')
  const { image } = mission.look
  if (image && isServable(image))
    return (
      <Picture
        src={image}
        alt=""
        width={SIZE}
        height={SIZE}
        slot={{ sizes: '(min-width: 768px) 40vw, 80vw', width: SIZE }}
        priority
        className="game-art"
      />
    )
  if (odds && odds.segments.length > 1)
    return (
      <div className="game-art game-stage">
        <WheelFace segments={odds.segments} />
        <WheelHub />
      </div>
    )
  const points = mission.check_in_points
  const gain = points > 0 && t('gain', { points: formatNumber(points) })
  return (
    <div className="game-art game-art-days" aria-hidden>
      {(['received', 'received', 'today', 'coming', 'coming'] as const).map((state, index) => (
        // The same day thrice is a picture, no list.
        <span key={`${state} ${index}`} className="game-day" data-state={state}>
          <span className="game-day-number">{index + 1}</span>
          <span className="game-day-gain">
            {state === 'received' ? (
              <Icon name="check" size={28} />
            ) : index === 4 ? (
              <Icon name="gift" size={28} />
            ) : (
              gain
            )}
          </span>
        </span>
      ))}
    </div>
  )
}
