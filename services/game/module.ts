import { object, string } from 'yup'
import { defineListener } from '../jobs'
import { defineModule } from '../module'
import { gameApp } from './app'
import { greatMissionApp } from './great-mission-app'
import { gameLimits } from './limits'
import { gamePersonalData } from './personal-data'
import { giveRegistrationVoucher } from './registration-gift'
import { settleSpinsOfOrder } from './rights'
import { prizeWon } from './templates/prize-won'

const ofOrder = object({ order_id: string().uuid().required() })

export const game = defineModule({
  name: 'game',
  apps: { public: gameApp, loyalty: greatMissionApp },
  listeners: [
    defineListener({ event: 'order-delivered', payload: ofOrder, run: settleSpinsOfOrder }),
    defineListener({ event: 'order-ended', payload: ofOrder, run: settleSpinsOfOrder }),
  ],
  personalData: gamePersonalData,
  registrationGift: giveRegistrationVoucher,
  limits: gameLimits,
  templates: [prizeWon],
})
