import type { Readable } from 'node:stream'
import { object, string } from 'yup'
import { notFound } from '@/domain/error'
import { variantAt, variantFormat, variantHeaders } from '@/domain/picture-variant.js'
import { UPLOAD_BYTES } from '@/domain/upload'
import { browser } from '../browser'
import { query, serviceApp, success } from '../http'
import { openMedia } from './storage'
import { receiveUpload } from './uploads'
import { makeVariant, readVariant } from './variants'

/** A stream that opens its source on the first read and closes it when the reader cancels. */
function lazyStream(open: () => Readable): ReadableStream<Uint8Array> {
  let source: Readable | undefined
  let chunks: AsyncIterator<unknown> | undefined
  return new ReadableStream({
    async pull(controller) {
      source ??= open()
      chunks ??= source[Symbol.asyncIterator]()
      const next = await chunks.next()
      if (next.done) controller.close()
      else if (next.value instanceof Uint8Array) controller.enqueue(next.value)
    },
    cancel() {
      source?.destroy()
    },
  })
}

const signedQuery = object({ expires: string().max(20).required(), signature: string().max(100).required() })

/** Receives the bytes of an upload at a signed address. */
const withUploads = serviceApp().put(
  '/uploads/:key',
  browser({ calledBy: 'signed address', fileBytes: UPLOAD_BYTES, params: { key: /[\w-]+/ } }),
  query(signedQuery),
  async (context) => {
    const length = Number(context.req.header('content-length') ?? NaN)
    const upload = {
      key: context.req.param('key'),
      ...context.req.valid('query'),
      length: Number.isNaN(length) ? null : length,
      bytes: context.req.raw.body,
    }
    return context.json(success(await receiveUpload(upload)), 201)
  },
)

/** The shop's own pictures never change under their key and are cached for a year; members' pictures can be deleted; proofs of transfer and photos of messages are private. */
function cacheControl(key: string): string {
  if (key.startsWith('proofs/') || key.startsWith('contact/')) return 'private, no-store'
  return key.startsWith('uploads/') ? 'public, max-age=300' : 'public, max-age=31536000, immutable'
}

/** Variants of pictures: /i/{key}.{width}, in the format the client accepts. */
const withVariants = withUploads.get('/i/*', async (context) => {
  const variant = variantAt(context.req.path)
  if (!variant) throw notFound('picture')
  const format = variantFormat(context.req.header('accept'))
  const bytes = (await readVariant(variant, format)) ?? (await makeVariant(variant, format))
  if (bytes === null) throw notFound('picture')
  if (bytes !== 'busy') {
    const headers = { ...variantHeaders(variant, format), 'content-length': String(bytes.length) }
    return context.body(new Uint8Array(bytes), 200, headers)
  }
  const original = await openMedia(variant.key)
  if (!original) throw notFound('picture')
  return new Response(lazyStream(original.open), {
    headers: { 'content-type': original.type, 'cache-control': 'public, max-age=60' },
  })
})

/** Pictures: /media/{key}. */
export const mediaApp = withVariants.get('/media/*', async (context) => {
  const key = context.req.path.slice('/media/'.length)
  const picture = await openMedia(key)
  if (!picture) throw notFound('picture')
  const headers = {
    'content-type': picture.type,
    'content-length': String(picture.size),
    'cache-control': cacheControl(key),
    etag: picture.etag,
    // A document is saved, not opened as a page of the shop.
    ...(picture.type === 'application/pdf' && { 'content-disposition': 'attachment' }),
  }
  if (context.req.header('if-none-match') === picture.etag) {
    return new Response(null, {
      status: 304,
      headers: { etag: picture.etag, 'cache-control': headers['cache-control'] },
    })
  }
  return new Response(context.req.method === 'HEAD' ? null : lazyStream(picture.open), { headers })
})
