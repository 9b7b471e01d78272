import { defineModule } from '../module'
import { shippingApp } from './app'
import { shippingLimits } from './limits'

export const shipping = defineModule({
  name: 'shipping',
  apps: { shipping: shippingApp },
  limits: shippingLimits,
})
