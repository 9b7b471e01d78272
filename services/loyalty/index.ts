export { grantPoints } from './ledger/move'
export {
  expiringPointsOf,
  type HistoryEntryForStaff,
  historyForStaff,
  pointEntriesOf,
  pointsFor,
  pointsOf,
} from './ledger/read'
export { returnPoints, spendPoints } from './ledger/spend'
export { onNumberVerified, recordInvitation } from './referral/reward'
export { referralTotals } from './referral/totals'
export {
  type ActingLevel,
  actingLevelOf,
  allLevels,
  type FullLevel,
  levelOf,
  stageOf,
  stagesOf,
} from './levels/levels'
export { type LevelChange, levelHistory, membersByLevel } from './levels/for-staff'
export { newestLevelNews, levelView } from './levels/level-view'
export { raiseLevel } from './levels/move-level'
export { setLevels } from './levels/set-levels'
export { addGiftRule, type GiftRuleRow, giftRules, removeGiftRule } from './staff/gift-rules'
export { giveGesture, takeBackPoints } from './staff/gestures'
export {
  holdReferral,
  type ReferralRow,
  referralsForStaff,
  refuseReferral,
  releaseReferral,
} from './staff/referrals'
export { redemptionsOfMember } from './rewards/redemptions'
export {
  allRewards,
  type RewardInput,
  rewardInputSchema,
  saveRewards,
  stopReward,
  takeBackRedemption,
} from './rewards/write-rewards'
