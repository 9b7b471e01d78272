export { storeRemotePicture } from './remote-picture'
export { hasMedia, writeMedia } from './storage'
export {
  deleteUnusedUploads,
  deleteProof,
  isProofOf,
  isUploadOf,
  offerProofUpload,
  offerUpload,
} from './uploads'
