import { openOverlay } from '@/components/overlays/store'
import { readPhoto } from '@/components/photo-crop/draw-square'
import { showAnswer } from '@/lib/client/answers/answer-store'
import { api } from '@/lib/client/api'
import { noteMember, readMember } from '@/lib/client/member/known-member'
import { MEMBER_KEY } from '@/lib/client/member/member-key'
import { photoCropOverlay } from '../profile/overlays'
import { uploadPicture } from './upload-picture'

interface Outcome {
  onDone: () => void
  onFail: (failure: unknown) => void
}

async function save(memberId: number, picture: Blob): Promise<void> {
  const image = await uploadPicture(picture, () => undefined)
  const user = await api.account.users[':id'].$put({ param: { id: String(memberId) }, json: { image } })
  showAnswer(MEMBER_KEY, user)
  noteMember(user)
}

/**
 * Makes a photo the signed-in member's picture, once its square is chosen; nothing changes when that is closed.
 * @throws when the photo cannot be read, or the member is not known
 */
export async function cropIntoProfile(photo: Blob, { onDone, onFail }: Outcome): Promise<void> {
  const { id } = await readMember()
  openOverlay(photoCropOverlay, {
    photo: await readPhoto(photo),
    onCrop: (picture) => void save(id, picture).then(onDone, onFail),
    onFail,
  })
}
