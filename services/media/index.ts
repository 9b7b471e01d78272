export { hasMedia, writeMedia } from './storage'
export {
  forgetLooseUploads,
  forgetUpload,
  isProofOf,
  isUploadOf,
  offerProofPlace,
  offerUpload,
} from './uploads'
