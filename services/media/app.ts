import { Readable } from 'node:stream'
import { notFound } from '@/domain/error'
import { serviceApp } from '../http'
import { openMedia } from './storage'

/** The shop's own pictures: /media/{key}. They never change under their key, so they may be kept for a year. */
export const mediaApp = serviceApp().get('/media/*', async (context) => {
  const picture = await openMedia(context.req.path.slice('/media/'.length))
  if (!picture) throw notFound('picture')
  const headers = {
    'content-type': picture.type,
    'content-length': String(picture.size),
    'cache-control': 'public, max-age=31536000, immutable',
    etag: picture.etag,
  }
  if (context.req.header('if-none-match') === picture.etag) {
    picture.stream.destroy()
    return new Response(null, {
      status: 304,
      headers: { etag: picture.etag, 'cache-control': headers['cache-control'] },
    })
  }
  return new Response(Readable.toWeb(picture.stream) as ReadableStream<Uint8Array>, { headers })
})
