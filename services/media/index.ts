export { hasMedia, writeMedia } from './storage'
export {
  forgetLooseUploads,
  forgetProof,
  forgetUpload,
  isProofOf,
  isUploadOf,
  offerProofPlace,
  offerUpload,
} from './uploads'
