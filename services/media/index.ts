export { hasMedia, removeMedia, writeMedia } from './storage'
export { offerUpload } from './uploads'
