export { hasMedia, writeMedia } from './storage'
export {
  deleteUnusedUploads,
  deleteProof,
  deleteUpload,
  isProofOf,
  isUploadOf,
  offerProofPlace,
  offerUpload,
} from './uploads'
