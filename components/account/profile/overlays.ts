import type { OverlayDeclaration } from '@/components/overlays/declaration'

export interface CropPictureProps {
  photo: ImageBitmap
  /** receives the chosen square as a JPEG of at most 600x600 */
  onCrop: (picture: Blob) => void
  /** drawing the square failed */
  onFail: (failure: unknown) => void
}

export const photoCropOverlay: OverlayDeclaration<CropPictureProps> = {
  name: 'photo-crop',
  load: () => import('../picture/crop-picture'),
  texts: ['profile'],
}

export interface QrCodeProps {
  link: string
  /** the inviting member */
  name: string
}

export const qrCodeOverlay: OverlayDeclaration<QrCodeProps> = {
  name: 'qr-code',
  load: () => import('./qr-code'),
  texts: ['profile'],
}

export const editProfileOverlay: OverlayDeclaration<object> = {
  name: 'edit-profile',
  load: () => import('./edit-profile'),
  texts: ['form', 'profile'],
}
