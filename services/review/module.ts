import { defineModule } from '../module'
import { reviewApp } from './app'
import { reviewLimits } from './limits'
import { memberReviewApp } from './member-app'
import { reviewPersonalData } from './personal-data'

export const review = defineModule({
  name: 'review',
  apps: { review: reviewApp, public: memberReviewApp },
  personalData: reviewPersonalData,
  limits: reviewLimits,
})
