export { hasMedia, writeMedia } from './storage'
export { forgetLooseUploads, forgetUpload, isUploadOf, offerUpload } from './uploads'
