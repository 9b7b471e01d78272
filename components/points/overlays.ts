import type { OverlayDeclaration } from '@/components/overlays/declaration'
import type { Level, LevelView } from '@/domain/loyalty/levels'
import type { ShownReward } from '@/domain/loyalty/rewards'

export interface RewardProps {
  reward: ShownReward
  /** the member's points; unknown while or because they cannot be read */
  balance: number | undefined
}

/** A reward with its terms, redeemed here (GAM-02). */
export const rewardOverlay: OverlayDeclaration<RewardProps> = {
  name: 'reward',
  load: () => import('./rewards/reward-overlay'),
  texts: ['points'],
}

export interface PointsDetailProps {
  level: LevelView
  levels?: readonly Level[]
}

/** Details of level and points (OVL-18). */
export const pointsDetailOverlay: OverlayDeclaration<PointsDetailProps> = {
  name: 'points-detail',
  load: () => import('./member/points-detail'),
  texts: ['points'],
}
