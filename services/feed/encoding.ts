import { isAscii, isUtf8 } from 'node:buffer'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import iconv from 'iconv-lite'
import { FeedError } from './fault'

const CHUNK = 256 * 1024

/** The encoding of a file, and its first characters for format detection. */
export interface FeedFile {
  path: string
  /** bytes */
  size: number
  encoding: string
  /** the whole file is valid in this encoding: a replacement character in the text comes from the file itself */
  isValid: boolean
  head: string
}

const SIGNATURES: readonly (readonly [number[], string])[] = [
  [[0x50, 0x4b, 0x03, 0x04], 'a ZIP archive or an Excel workbook'],
  [[0x1f, 0x8b], 'gzip-compressed'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'an old Excel workbook'],
  [[0x25, 0x50, 0x44, 0x46], 'a PDF'],
  [[0x89, 0x50, 0x4e, 0x47], 'a picture'],
  [[0xff, 0xd8, 0xff], 'a picture'],
]

/**
 * Checks that a file can be read, and detects its encoding.
 * @throws FeedError when it is missing, a folder, empty, not text, or in an unknown encoding
 */
export async function inspectFile(path: string, wanted?: string): Promise<FeedFile> {
  const found = await stat(path).catch((error: unknown) => {
    throw new FeedError(
      `cannot open ${path}: ${error instanceof Error && 'code' in error && error.code === 'ENOENT' ? 'no such file' : String(error)}`,
    )
  })
  if (found.isDirectory()) throw new FeedError(`${path} is a folder, not a file`)
  if (!found.isFile()) throw new FeedError(`${path} is not a regular file`)
  if (found.size === 0) throw new FeedError(`${path} is empty`)
  if (wanted !== undefined && !iconv.encodingExists(wanted))
    throw new FeedError(`unknown encoding ${String(wanted)}`)
  const start = await firstBytes(path)
  const signature = SIGNATURES.find(([bytes]) => bytes.every((byte, index) => start[index] === byte))
  if (signature) throw new FeedError(`${path} is ${signature[1]}: unpack it or save it as CSV (UTF-8) first`)
  const declared = wanted ?? fromByteOrderMark(start) ?? fromDeclaration(start)
  const content = declared === null || /^utf-?8$/i.test(declared) ? await fromContent(path, start) : null
  const encoding = declared ?? content?.encoding ?? 'utf-8'
  const isValid =
    content === null ||
    (declared === null ? content.isValid : content.encoding === 'utf-8' && content.isValid)
  const head = withoutByteOrderMark(iconv.decode(start, encoding))
  if (head.trim() === '' && found.size <= start.length)
    throw new FeedError(`${path} contains only white space`)
  return { path, size: found.size, encoding, isValid, head }
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path).catch((error: unknown) => {
    throw new FeedError(`cannot read ${path}: ${error instanceof Error ? error.message : String(error)}`)
  })
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(CHUNK), 0, CHUNK, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

const withoutByteOrderMark = (text: string) => (text.charCodeAt(0) === 0xfeff ? text.slice(1) : text)

/** The encoding by the byte order mark; for UTF-16 without one by its zero bytes. */
function fromByteOrderMark(start: Buffer): string | null {
  if (start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf) return 'utf-8'
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  const sample = start.subarray(0, 200)
  const zeros = [0, 0]
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (odd > sample.length / 3 && even === 0) return 'utf-16le'
  if (even > sample.length / 3 && odd === 0) return 'utf-16be'
  return null
}

function fromDeclaration(start: Buffer): string | null {
  const named = /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w-]+)["']/i.exec(start.toString('latin1', 0, 400))?.[1]
  if (named === undefined || /^utf-?8$/i.test(named)) return null
  return iconv.encodingExists(named) ? named : null
}

/** The encoding by content: UTF-8 when most non-ASCII bytes are valid UTF-8, else a Windows code page. Reads up to the whole file. */
async function fromContent(path: string, start: Buffer): Promise<{ encoding: string; isValid: boolean }> {
  let good = 0
  let bad = 0
  let firstBad: Buffer | null = null
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of chunksOf(path)) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    const end = completeLength(bytes)
    rest = bytes.subarray(end)
    const whole = bytes.subarray(0, end)
    if (isAscii(whole)) continue
    if (isUtf8(whole)) {
      good += 100
      continue
    }
    firstBad ??= whole
    // Replacement characters that the file itself contains count as bad too; they are rare.
    const text = new TextDecoder('utf-8').decode(whole)
    bad += text.split('\ufffd').length - 1
    good += (text.match(/[^\u0000-\u007f\ufffd]/g) ?? []).length
    if (good + bad > 20_000) break
  }
  if (rest.length > 0 && !isUtf8(rest)) bad += 1
  if (bad === 0) return { encoding: 'utf-8', isValid: true }
  const isUtf8Mostly = firstBad === null || good > bad
  return { encoding: isUtf8Mostly ? 'utf-8' : codePage(firstBad ?? start), isValid: !isUtf8Mostly }
}

/** Index after the last complete UTF-8 character of these bytes. */
function completeLength(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte < 0x80) return bytes.length
    if (byte >= 0xc0)
      return byte >= (back === 1 ? 0xc0 : back === 2 ? 0xe0 : 0xf0) ? bytes.length - back : bytes.length
  }
  return bytes.length
}

const MARKS_1258 = new Set([0xcc, 0xd2, 0xde, 0xec, 0xf2])
const VOWELS = new Set([
  ...Buffer.from('aeiouyAEIOUY'),
  0xe2,
  0xea,
  0xf4,
  0xf5,
  0xfd,
  0xe3,
  0xc2,
  0xca,
  0xd4,
  0xd5,
  0xdd,
  0xc3,
])

/** Windows-1258 or Windows-1252: Windows-1258 encodes tones as marks after their vowel and đ as 0xF0, which Western text does not contain. */
function codePage(bytes: Buffer): string {
  let vietnamese = 0
  let high = 0
  for (let index = 1; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0
    if (byte < 0x80) continue
    high += 1
    if (byte === 0xf0 || (MARKS_1258.has(byte) && VOWELS.has(bytes[index - 1] ?? 0))) vietnamese += 1
  }
  return vietnamese * 10 >= high && vietnamese > 0 ? 'windows-1258' : 'windows-1252'
}

async function* chunksOf(path: string): AsyncGenerator<Buffer> {
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK })) {
    yield Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk))
  }
}

/** Callbacks while a file is read. */
export interface ReadCallbacks {
  /** called with the number of bytes read so far */
  onBytes: (bytes: number) => void
  /** called for each replacement character that the file itself contains; it is left out */
  onLostLetter: () => void
}

/** The text of a file in chunks, without its byte order mark. */
export async function* readText(
  file: FeedFile,
  { onBytes, onLostLetter }: ReadCallbacks,
): AsyncGenerator<string> {
  const decoder = /^utf-?8$/i.test(file.encoding) ? utf8Decoder() : iconv.getDecoder(file.encoding)
  let bytes = 0
  let isFirst = true
  const withoutLostLetters = (text: string) => {
    if (!file.isValid || !text.includes('\ufffd')) return text
    return text.replace(/\ufffd/g, () => {
      onLostLetter()
      return ''
    })
  }
  for await (const chunk of chunksOf(file.path)) {
    bytes += chunk.length
    onBytes(bytes)
    const text = decoder.write(chunk)
    if (text === '') continue
    yield withoutLostLetters(isFirst ? withoutByteOrderMark(text) : text)
    isFirst = false
  }
  const rest = decoder.end()
  if (rest) yield withoutLostLetters(rest)
}

function utf8Decoder() {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  return { write: (chunk: Buffer) => decoder.decode(chunk, { stream: true }), end: () => decoder.decode() }
}
