import { UPLOAD_BYTES } from '@/domain/upload'

/** Why a chosen file does not become a photo. */
export type RefusalReason = 'size' | 'type' | 'heic' | 'broken' | 'many' | 'twice'

export interface Refusal {
  /** unique in a list, for React */
  id: string
  /** the file's name as chosen */
  name: string
  reason: RefusalReason
}

/** Beginnings of a JPEG and a PNG. */
const BEGINNINGS = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
]
const NAME = /\.(png|jpe?g)$/i
const HEIC_NAME = /\.hei[cf]s?$/i
/** Brands of the box that HEIC files begin with, from byte 8. */
const HEIC_BRAND = /^ftyp(hei|hev|mif1|msf1)/

const BEGINNING_BYTES = 16

/** Recognises a file that was chosen before. */
export const fileKey = ({ name, size, lastModified }: File): string => `${name}/${size}/${lastModified}`

/** Why a file is refused by its name, size and first bytes (REV-21, REV-22); null when it may be a photo. */
async function reasonOf(file: File): Promise<RefusalReason | null> {
  const bytes = new Uint8Array(
    await file
      .slice(0, BEGINNING_BYTES)
      .arrayBuffer()
      .catch(() => new ArrayBuffer(0)),
  )
  const box = String.fromCharCode(...bytes.subarray(4))
  if (HEIC_NAME.test(file.name) || /^image\/hei[cf]/.test(file.type) || HEIC_BRAND.test(box)) return 'heic'
  // A pasted picture has a type and sometimes no name.
  if (!NAME.test(file.name) && !/^image\/(png|jpe?g)$/.test(file.type)) return 'type'
  if (file.size > UPLOAD_BYTES) return 'size'
  const isPhoto = BEGINNINGS.some((beginning) => beginning.every((byte, at) => bytes[at] === byte))
  return isPhoto ? null : bytes.length === 0 ? 'broken' : 'type'
}

let lastId = 0
export const refusal = (file: File, reason: RefusalReason): Refusal => ({
  id: String(++lastId),
  name: file.name,
  reason,
})

/**
 * Sorts chosen files into photos and refused ones, in the order in which they were chosen.
 * @param room how many photos may be added @param known keys of the files that are photos already
 */
export async function checkFiles(
  files: readonly File[],
  room: number,
  known: ReadonlySet<string>,
): Promise<{ accepted: File[]; refused: Refusal[] }> {
  const accepted: File[] = []
  const refused: Refusal[] = []
  const keys = new Set(known)
  for (const file of files) {
    const key = fileKey(file)
    const reason = keys.has(key)
      ? 'twice'
      : ((await reasonOf(file)) ?? (accepted.length < room ? null : 'many'))
    if (reason) {
      refused.push(refusal(file, reason))
      continue
    }
    keys.add(key)
    accepted.push(file)
  }
  return { accepted, refused }
}
