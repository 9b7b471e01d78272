import { serviceApp } from '../http'
import { defineModule } from '../module'
import { reviewApp } from './app'
import { reviewLimits } from './limits'
import { memberReviewApp } from './member-app'
import { newsfeedApp } from './newsfeed-app'
import { reviewPersonalData } from './personal-data'

export const review = defineModule({
  name: 'review',
  apps: { review: reviewApp, public: serviceApp().route('/', memberReviewApp).route('/', newsfeedApp) },
  personalData: reviewPersonalData,
  limits: reviewLimits,
})
