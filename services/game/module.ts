import { defineModule } from '../module'
import { gameApp } from './app'
import { greatMissionApp } from './great-mission-app'
import { gameLimits } from './limits'
import { gamePersonalData } from './personal-data'
import { giveRegistrationVoucher } from './registration-gift'

export const game = defineModule({
  name: 'game',
  apps: { public: gameApp, loyalty: greatMissionApp },
  personalData: gamePersonalData,
  registrationGift: giveRegistrationVoucher,
  limits: gameLimits,
})
