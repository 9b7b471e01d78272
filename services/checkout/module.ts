import { defineModule } from '../module'
import { checkoutApp } from './app'

export const checkout = defineModule({ name: 'checkout', apps: { order: checkoutApp } })
