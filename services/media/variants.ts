import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { type Variant, variantFile, type VariantFormat } from '@/domain/picture-variant.js'
import { log } from '../log'
import { fileOf, mediaFolder } from './storage'
import { turnsOf } from './turns'

/**
 * Variants of stored pictures in smaller widths and modern formats. Each is made once and stored as a file, for all processes and
 * restarts. Only known widths of existing pictures are made, so that requests cannot fill the disk.
 */

const MAX_PIXELS = 100_000_000
/** Pictures encoded concurrently; the other cores answer requests. */
const MOST_CONCURRENT = Math.max(1, Math.floor(availableParallelism() / 2))
/** Encodings that may wait for a slot. */
const MOST_WAITING = 100

/** Encoder settings with a good ratio of time to size: AVIF at effort 2 instead of 4 is 10 % larger and takes a fifth of the time. */
const ENCODE = {
  avif: (picture: Sharp) => picture.avif({ quality: 55, effort: 2 }),
  webp: (picture: Sharp) => picture.webp({ quality: 75, effort: 3 }),
} as const satisfies Record<VariantFormat, (picture: Sharp) => Sharp>

const fileFor = (variant: Variant, format: VariantFormat): string =>
  path.join(/* turbopackIgnore: true */ mediaFolder(), variantFile(variant, format))

const isFile = (file: string): Promise<boolean> =>
  stat(/* turbopackIgnore: true */ file).then(
    (found) => found.isFile(),
    () => false,
  )

/** The bytes of a stored variant; null when there is none. */
export const readVariant = (variant: Variant, format: VariantFormat): Promise<Uint8Array | null> =>
  readFile(/* turbopackIgnore: true */ fileFor(variant, format)).catch(() => null)

export const hasVariant = (variant: Variant, format: VariantFormat): Promise<boolean> =>
  isFile(fileFor(variant, format))

/** Encodes a picture and stores the variant atomically. */
async function encode(original: string, variant: Variant, format: VariantFormat): Promise<Uint8Array> {
  // One thread for each picture: several pictures are encoded concurrently.
  sharp.concurrency(1)
  const picture = sharp(original, { limitInputPixels: MAX_PIXELS, sequentialRead: true, pages: 1 })
    .autoOrient()
    .resize(variant.width, undefined, { withoutEnlargement: true })
  const bytes = await ENCODE[format](picture).toBuffer()
  const file = fileFor(variant, format)
  const draft = `${file}.${randomUUID()}.draft`
  await mkdir(/* turbopackIgnore: true */ path.dirname(file), { recursive: true })
  try {
    await writeFile(/* turbopackIgnore: true */ draft, bytes)
    await rename(/* turbopackIgnore: true */ draft, file)
  } catch (error) {
    await rm(/* turbopackIgnore: true */ draft, { force: true })
    // The encoded picture can be shown even if it cannot be stored.
    log.warn({ err: error }, 'a variant of a picture could not be stored')
  }
  return bytes
}

const inProgress = new Map<string, Promise<Uint8Array | null>>()
const turns = turnsOf(MOST_CONCURRENT, MOST_WAITING)

/** Whether a variant is being made. */
export const isEncoding = (): boolean => turns.isBusy()

/**
 * Makes a variant; concurrent calls share one encoding. Null when the picture does not exist or cannot be decoded; 'busy' when too many
 * encodings wait, for which the caller answers with the original.
 */
export async function makeVariant(
  variant: Variant,
  format: VariantFormat,
): Promise<Uint8Array | 'busy' | null> {
  const original = fileOf(variant.key)
  if (original === null || !(await isFile(original))) return null
  const name = variantFile(variant, format)
  const started = inProgress.get(name)
  if (started) return started
  const turn = turns.take(() => encode(original, variant, format))
  if (turn === null) return 'busy'
  const made = turn
    .catch((error: unknown) => {
      log.warn({ err: error, key: variant.key }, 'a picture cannot be read')
      return null
    })
    .finally(() => inProgress.delete(name))
  inProgress.set(name, made)
  return made
}
