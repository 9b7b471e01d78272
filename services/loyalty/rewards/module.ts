import { defineModule } from '../../module'
import { rewardRedeemed } from '../templates/reward-redeemed'
import { rewardsApp } from './app'
import { rewardLimits } from './limits'
import { rewardsPersonalData } from './personal-data'

export const rewardsModule = defineModule({
  name: 'loyalty',
  apps: { public: rewardsApp },
  personalData: rewardsPersonalData,
  limits: rewardLimits,
  templates: [rewardRedeemed],
})
