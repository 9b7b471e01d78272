export { reencodePicture } from './picture'
export { storeRemotePicture } from './remote-picture'
export { hasMedia, mediaFolder, writeMedia } from './storage'
export {
  deleteUnusedUploads,
  deleteProof,
  isContactUploadOf,
  isProofOf,
  isUploadOf,
  offerContactUpload,
  offerProofUpload,
  offerUpload,
  storeContactFile,
} from './uploads'
