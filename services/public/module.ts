import { defineModule } from '../module'
import { publicLimits } from './limits'
import { publicApp } from './app'

export const publicModule = defineModule({
  name: 'public',
  apps: { public: publicApp },
  limits: publicLimits,
})
