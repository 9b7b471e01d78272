import { serviceApp } from '../http'
import { defineJob } from '../jobs'
import { defineModule } from '../module'
import { reviewApp } from './app'
import { fetchReviewPhoto, reviewPhoto } from './import/photos'
import { reviewLimits } from './limits'
import { memberReviewApp } from './member-app'
import { newsfeedApp } from './newsfeed-app'
import { reviewPersonalData } from './personal-data'

export const review = defineModule({
  name: 'review',
  apps: { review: reviewApp, public: serviceApp().route('/', memberReviewApp).route('/', newsfeedApp) },
  jobs: [
    defineJob({
      name: 'fetch-review-photo',
      payload: reviewPhoto,
      run: (photo) => fetchReviewPhoto(photo),
    }),
  ],
  personalData: reviewPersonalData,
  limits: reviewLimits,
})
