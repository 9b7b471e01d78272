import { defineJob } from '../jobs'
import { defineModule } from '../module'
import { reviewApp } from './app'
import { fetchReviewPhoto, reviewPhoto } from './import/photos'
import { reviewLimits } from './limits'
import { memberReviewApp } from './member-app'
import { reviewPersonalData } from './personal-data'

export const review = defineModule({
  name: 'review',
  apps: { review: reviewApp, public: memberReviewApp },
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
