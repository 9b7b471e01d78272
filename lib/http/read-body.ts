/** A body that ended before its end, as when a page is left while it sends a beacon: no fault of the shop's. */
export class BrokenOff extends Error {
  override name = 'BrokenOff'
}

/**
 * The body of a request byte for byte, as signatures are made over it; null when it is longer than `most` bytes, of which no more is read.
 * @throws BrokenOff
 */
export async function readBody(request: Request, most: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > most) return null
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.length
      if (size > most) return null
      chunks.push(chunk)
    }
  } catch (error) {
    throw new BrokenOff('the body broke off', { cause: error })
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

/** The same as text in UTF-8. @throws BrokenOff */
export async function readBodyText(request: Request, most: number): Promise<string | null> {
  const body = await readBody(request, most)
  return body && new TextDecoder().decode(body)
}
