import sanitizeHtml from 'sanitize-html'
import { plainText } from '@/domain/text'
import { type Note, RowFault } from './fault'

const CONTROLS =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g
const strict = new TextDecoder('utf-8', { fatal: true })

/** Byte by character of Windows-1252; its five undefined bytes map to control characters, as browsers decode them. */
const BYTES_1252 = new Map(
  Array.from(
    { length: 256 },
    (_, byte) => [new TextDecoder('windows-1252').decode(Uint8Array.of(byte)), byte] as const,
  ),
)

/** Repairs UTF-8 that was decoded as Windows-1252 and saved: 'DÆ°á»¡ng' → 'Dưỡng'. Other text is returned unchanged. */
function repaired(text: string): string {
  if (!/[ÃÂÆÄáâ][\u0080-\u00bf\u0152-\u0178\u02c6\u2013-\u2122]/.test(text)) return text
  const bytes = Array.from(text, (character) => BYTES_1252.get(character))
  const known = bytes.filter((byte) => byte !== undefined)
  if (known.length < bytes.length) return text
  try {
    return strict.decode(Uint8Array.from(known))
  } catch {
    // not doubly encoded
    return text
  }
}

/** Normalizes text: NFC, without control and direction characters and lone surrogates. @throws RowFault bad_encoding */
export function cleanText(text: string, note: Note): string {
  const fixed = repaired(text)
  if (fixed !== text) note('encoding_repaired')
  const clean = fixed.toWellFormed().replace(CONTROLS, '').normalize('NFC')
  if (clean.includes('\ufffd'))
    throw new RowFault(
      'bad_encoding',
      'contains bytes that are invalid in this encoding: set the right one with --encoding',
    )
  return clean
}

/** One line of plain text: tags removed, unescapedTwice decoded, white space collapsed. */
export function cleanLine(text: string, note: Note): string {
  const clean = cleanText(text, note)
  const plain = /[<&]/.test(clean)
    ? plainText(
        unescapedTwice(sanitizeHtml(clean.slice(0, 20_000), { allowedTags: [], allowedAttributes: {} })),
      )
    : clean
  return plain.replace(/\s+/g, ' ').trim()
}

/** Decodes unescapedTwice that were escaped twice ('&amp;#39;'), as some feeds do. */
const unescapedTwice = (text: string) =>
  text.replace(/&amp;(#\d{2,6}|#x[\da-f]{2,5}|[a-z]{2,8});/gi, '&$1;').replace(/&#39;|&apos;/g, "'")
