import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { UPLOAD_BYTES } from '@/domain/upload'
import { isPublicAddress, lookupPublic, PrivateAddress } from './public-address'

const MOST_REDIRECTS = 3
const TIMEOUT_MS = 10_000
const TYPES = /^(?:image\/(?:png|jpe?g|pjpeg)|application\/octet-stream|binary\/octet-stream)\s*(?:;|$)/i

/** How a picture is fetched; tests give their own. */
export interface Transport {
  request: typeof request
  lookup: LookupFunction
  isPublic: (address: string) => boolean
}

const internet: Transport = { request, lookup: lookupPublic(), isPublic: isPublicAddress }

/** @throws Error unless it is an https address of a public host, without credentials, at the usual port */
function checked(address: string | URL, { isPublic }: Transport): URL {
  const url = new URL(address)
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    throw new Error('a picture is fetched from https addresses alone')
  // A literal address is not looked up.
  if (isIP(hostOf(url)) && !isPublic(hostOf(url)))
    throw new PrivateAddress('the host is not on the public internet')
  return url
}

/** A literal IPv6 address stands in brackets in an address. */
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '')

const answerOf = (url: URL, { request: send, lookup }: Transport, signal: AbortSignal) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    send(
      {
        host: hostOf(url),
        servername: isIP(hostOf(url)) ? '' : url.hostname,
        path: url.pathname + url.search,
        headers: { host: url.host, accept: 'image/jpeg, image/png', 'accept-encoding': 'identity' },
        // No connection of another request, whose address was checked for that one.
        agent: false,
        lookup,
        signal,
      },
      resolve,
    )
      .on('error', reject)
      .end()
  })

/** Reads at most UPLOAD_BYTES, whatever length is declared. */
async function bytesOf(answer: IncomingMessage): Promise<Uint8Array> {
  const tooLarge = () => new Error('the picture is too large')
  if (Number(answer.headers['content-length'] ?? 0) > UPLOAD_BYTES) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer) {
    if (!(chunk instanceof Uint8Array)) throw new Error('the answer is not bytes')
    size += chunk.byteLength
    if (size > UPLOAD_BYTES) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/**
 * Fetches the bytes of a picture from the public internet: https alone, at most three redirects, each address checked, at most UPLOAD_BYTES, in
 * at most ten seconds. What the bytes are is for the caller to check. @throws Error without the address in its message
 */
export async function fetchPicture(address: string, transport: Transport = internet): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  let url = checked(address, transport)
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const answer = await answerOf(url, transport, signal)
    try {
      const { statusCode = 0, headers } = answer
      if ([301, 302, 303, 307, 308].includes(statusCode) && headers.location !== undefined) {
        url = checked(new URL(headers.location, url), transport)
        continue
      }
      if (statusCode !== 200) throw new Error(`the host of the picture answered ${statusCode}`)
      if (headers['content-type'] !== undefined && !TYPES.test(headers['content-type']))
        throw new Error('the host of the picture sent something else')
      return await bytesOf(answer)
    } finally {
      answer.destroy()
    }
  }
  throw new Error('the picture is behind too many redirects')
}
