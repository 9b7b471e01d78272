import { defineModule } from '../module'
import { reviewApp } from './app'

export const review = defineModule({ name: 'review', apps: { review: reviewApp } })
