import { defineModule } from '../module'
import { shippingApp } from './app'

export const shipping = defineModule({ name: 'shipping', apps: { shipping: shippingApp } })
