/** What a listing needs only once it is narrowed: loaded then. */
export { formAddress } from './form-address'
export { keepPlace } from './keep-place'
