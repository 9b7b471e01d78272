export { hasMedia, writeMedia } from './storage'
