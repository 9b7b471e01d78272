import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { formatNumber } from '@/lib/format'
import type { IslandGame } from '@/lib/games/island'
import type { PublicGame } from '@/lib/reads/cached/cached-missions'
import { StreakTrack } from '../calendar/streak-track'
import { StatusSlot } from '../parts/slots'
import { shareGain, ShareSection } from './share-section'
import { slotTexts } from './slot-texts'

interface IntroProps {
  game: PublicGame
  island: IslandGame
}

interface Step {
  icon: IconName
  title: string
  text: string
}

/** How a game is played, with the figures of its mission, and where the member is in it. */
export async function Intro({ game: { mission }, island }: IntroProps) {
  const [t, tShare] = await Promise.all([getTranslations('games.intro'), getTranslations('games.share')])
  const { checkInPoints: points, bonuses, share, spinWays } = island
  const longest = bonuses.toSorted((a, b) => b.days - a.days)[0]
  const everySpin = spinWays.includes('check-in') ? mission.every_checkin : null
  const shareText = shareGain(island)
  const steps: (Step | null)[] = [
    points > 0
      ? {
          icon: 'calendar-heart',
          title: t('checkIn.title'),
          text: t('checkIn.text', { points: formatNumber(points) }),
        }
      : null,
    longest
      ? {
          icon: 'gift',
          title: t('streak.title'),
          text: t('streak.text', { days: longest.days, points: formatNumber(longest.points) }),
        }
      : null,
    everySpin === null
      ? null
      : { icon: 'sparkles', title: t('wheel.title'), text: t('wheel.text', { every: everySpin }) },
    shareText === null
      ? null
      : {
          icon: 'share-2',
          title: t('share.title'),
          text: tShare(`gain.${shareText}`, { points: formatNumber(share.points) }),
        },
  ]
  return (
    <>
      <section aria-label={t('status')} className="game-card game-status">
        <StatusSlot game={island} texts={await slotTexts(island, 'status')}>
          <p className="game-hint text-center">{t(`needed.${island.state}`)}</p>
        </StatusSlot>
      </section>
      {island.state !== 'ended' && (
        <>
          <section aria-label={t('how')}>
            <h2 className="section-title mb-4 text-center">{t('how')}</h2>
            <ol className="game-steps">
              {steps
                .filter((step) => step !== null)
                .map(({ icon, title, text }) => (
                  <li key={title} className="game-card">
                    <Icon name={icon} size={26} className="game-step-icon" />
                    <b>{title}</b>
                    <p>{text}</p>
                  </li>
                ))}
            </ol>
          </section>
          <StreakTrack bonuses={island.bonuses} streak={null} />
        </>
      )}
      <ShareSection game={island} />
    </>
  )
}
