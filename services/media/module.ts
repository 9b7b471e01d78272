import { defineModule } from '../module'
import { mediaApp } from './app'

export const media = defineModule({ name: 'media', apps: { media: mediaApp } })
