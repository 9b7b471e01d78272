import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { Picture } from '@/components/ui/picture'
import type { RewardType, ShownReward } from '@/domain/loyalty/rewards'
import { formatNumber } from '@/lib/format'
import { isServable } from '@/lib/pictures'
import type { RewardState } from './reward-state'

const ICONS: Record<RewardType, IconName> = { voucher: 'ticket-percent', gift: 'gift', gift_card: 'wallet' }

const TONES: Record<RewardState['tone'], string> = {
  open: 'text-success',
  waiting: 'text-muted',
  closed: 'text-muted',
  public: 'text-muted',
}

/** The picture of a reward, or the icon of its type where there is none. */
export function RewardArt({
  reward,
  className = 'reward-art',
}: {
  reward: Pick<ShownReward, 'type' | 'image'>
  className?: string
}) {
  if (reward.image !== null && isServable(reward.image))
    return <Picture src={reward.image} alt="" slot={320} width={320} height={240} className={className} />
  return (
    <span className={`${className} grid place-items-center text-accent`}>
      <Icon name={ICONS[reward.type]} size={40} />
    </span>
  )
}

/** What a reward's card shows. */
export function RewardFace({ reward, state }: { reward: ShownReward; state: RewardState }) {
  const t = useTranslations('points.rewards')
  return (
    <>
      <RewardArt reward={reward} />
      <span className="grid flex-1 content-start gap-1.5 p-3 tablet:p-4">
        <span>
          <Badge tone="gold">{t('points', { count: formatNumber(reward.points) })}</Badge>
        </span>
        <span className="leading-snug font-semibold">{reward.name}</span>
        {state.text !== null && <span className={`text-sm ${TONES[state.tone]}`}>{state.text}</span>}
      </span>
    </>
  )
}
