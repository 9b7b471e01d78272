export { hasMedia, writeMedia } from './storage'
export {
  deleteUnusedUploads,
  forgetProof,
  forgetUpload,
  isProofOf,
  isUploadOf,
  offerProofPlace,
  offerUpload,
} from './uploads'
