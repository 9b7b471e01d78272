import { defineModule } from '../module'
import { loyaltyApp } from './app'
import { loyaltyPersonalData } from './personal-data'

export const loyaltyModule = defineModule({
  name: 'loyalty',
  apps: { loyalty: loyaltyApp },
  personalData: loyaltyPersonalData,
})
