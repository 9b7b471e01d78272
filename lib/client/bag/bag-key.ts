import { api } from '../api'

/** The bag of the member, or of the visitor's device: GET /carts/me. */
export const BAG_KEY = api.cart.carts.me.$path()
