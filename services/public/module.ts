import { defineModule } from '../module'
import { publicApp } from './app'

export const publicModule = defineModule({ name: 'public', apps: { public: publicApp } })
