import { BOOTH_PHOTO_BYTES, photoTokenSchema, takenPhotoSchema } from '@/domain/photobooth/booth-photo'
import { callerOf } from '../account'
import { browser } from '../browser'
import { body, query, serviceApp, success } from '../http'
import { deletePhoto, findPhoto, readPhoto, storePhoto } from './photos'

/**
 * Photos of the photobooth (PHB-01). Nothing lists them; each is reached by the token of its link alone, which stands in bodies and never
 * in an address.
 */
export const photoboothApp = serviceApp()
  .post(
    '/photobooth/photos',
    browser({ fileBytes: BOOTH_PHOTO_BYTES }),
    query(takenPhotoSchema),
    async (context) => {
      const sent = {
        ...context.req.valid('query'),
        bytes: new Uint8Array(await context.req.arrayBuffer()),
        address: callerOf(context).address,
      }
      return context.json(success(await storePhoto(sent)), 201)
    },
  )
  .post('/photobooth/photos/find', browser(), body(photoTokenSchema), async (context) => {
    const { token } = context.req.valid('json')
    return context.json(success(await findPhoto(token, callerOf(context).address)))
  })
  .post('/photobooth/photos/content', browser(), body(photoTokenSchema), async (context) => {
    const { token } = context.req.valid('json')
    const photo = await readPhoto(token, callerOf(context).address)
    return context.body(new Uint8Array(photo), 200, {
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
    })
  })
  .delete('/photobooth/photos', browser(), body(photoTokenSchema), async (context) => {
    const { token } = context.req.valid('json')
    return context.json(success(await deletePhoto(token, callerOf(context).address)))
  })

export type PhotoboothApp = typeof photoboothApp
