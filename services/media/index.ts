export { hasMedia, writeMedia } from './storage'
export { forgetUpload, isUploadOf, offerUpload } from './uploads'
