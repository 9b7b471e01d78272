import { serviceApp } from '../http'
import { type InferType, object, string } from 'yup'
import { defineJob, defineListener } from '../jobs'
import { defineModule } from '../module'
import { reviewApp } from './app'
import { fetchReviewPhoto, reviewPhoto } from './import/photos'
import { reviewLimits } from './limits'
import { remindToReview } from './mails/remind-to-review'
import { memberReviewApp } from './member-app'
import { newsfeedApp } from './newsfeed-app'
import { reviewPersonalData } from './personal-data'
import { deleteWithdrawnTexts } from './retention'
import { picturesOfReviews } from './read/pictures'
import { reviewRejected } from './templates/review-rejected'
import { reviewReminder } from './templates/review-reminder'
import { reviewReplied } from './templates/review-replied'
import { settleVerifiedPurchases } from './write/verified-purchases'

const ofOrder = object({ order_id: string().uuid().required() })

declare module '../jobs' {
  interface JobPayloads {
    'remind-to-review': InferType<typeof ofOrder>
  }
  interface EventPayloads {
    /** written, published, held, rejected, withdrawn or with other photos */
    'review-changed': { review_id: number }
  }
}

export const review = defineModule({
  name: 'review',
  apps: { review: reviewApp, public: serviceApp().route('/', memberReviewApp).route('/', newsfeedApp) },
  jobs: [
    // A delivery queues it for the day of the mail.
    defineJob({ name: 'remind-to-review', payload: ofOrder, run: remindToReview }),
    defineJob({ name: 'forget-withdrawn-reviews', cron: '2 20 * * *', run: deleteWithdrawnTexts }),
    defineJob({
      name: 'fetch-review-photo',
      payload: reviewPhoto,
      run: (photo) => fetchReviewPhoto(photo),
    }),
  ],
  events: ['review-changed'],
  listeners: [
    defineListener({ event: 'order-delivered', payload: ofOrder, run: settleVerifiedPurchases }),
    defineListener({ event: 'order-ended', payload: ofOrder, run: settleVerifiedPurchases }),
  ],
  personalData: reviewPersonalData,
  shownPictures: picturesOfReviews,
  limits: reviewLimits,
  templates: [reviewReminder, reviewRejected, reviewReplied],
})
