import { defineModule } from '../module'
import { checkoutLimits } from './limits'
import { checkoutApp } from './app'

export const checkout = defineModule({
  name: 'checkout',
  apps: { order: checkoutApp },
  limits: checkoutLimits,
})
