import { defineModule } from '../module'
import { posApp } from './app'

export const store = defineModule({ name: 'store', apps: { pos: posApp } })
