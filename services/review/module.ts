import { serviceApp } from '../http'
import { type InferType, object, string } from 'yup'
import { defineJob } from '../jobs'
import { defineModule } from '../module'
import { reviewApp } from './app'
import { fetchReviewPhoto, reviewPhoto } from './import/photos'
import { reviewLimits } from './limits'
import { remindToReview } from './mails/remind-to-review'
import { memberReviewApp } from './member-app'
import { newsfeedApp } from './newsfeed-app'
import { reviewPersonalData } from './personal-data'
import { isPictureOfReview } from './read/pictures'
import { reviewRejected } from './templates/review-rejected'
import { reviewReminder } from './templates/review-reminder'
import { reviewReplied } from './templates/review-replied'

const delivered = object({ order_id: string().uuid().required() })

declare module '../jobs' {
  interface JobPayloads {
    'remind-to-review': InferType<typeof delivered>
  }
}

export const review = defineModule({
  name: 'review',
  apps: { review: reviewApp, public: serviceApp().route('/', memberReviewApp).route('/', newsfeedApp) },
  jobs: [
    // A delivery queues it for the day of the mail.
    defineJob({ name: 'remind-to-review', payload: delivered, run: remindToReview }),
    defineJob({
      name: 'fetch-review-photo',
      payload: reviewPhoto,
      run: (photo) => fetchReviewPhoto(photo),
    }),
  ],
  personalData: reviewPersonalData,
  showsPicture: isPictureOfReview,
  limits: reviewLimits,
  templates: [reviewReminder, reviewRejected, reviewReplied],
})
