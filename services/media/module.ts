import { type InferType, number, object, string } from 'yup'
import { database } from '../database'
import { defineJob } from '../jobs'
import { defineModule, type Module } from '../module'
import { mediaApp } from './app'
import { mediaLimits } from './limits'
import { makeVariants } from './make-variants'
import { deleteOrphanVariants } from './orphans'
import { deleteUnusedUploads, deleteUpload } from './uploads'

/** `after`: cursor of the walk; undefined starts a walk, null continues one from its start. */
const walk = object({
  after: object({
    total_orders: number().integer().required(),
    product_id: number().integer().required(),
  })
    .nullable()
    .default(undefined),
})

const upload = object({ address: string().required() })

declare module '../jobs' {
  interface JobPayloads {
    'make-picture-variants': InferType<typeof walk>
    'delete-upload': InferType<typeof upload>
  }
}

/** @param owners the modules whose pictures are among the uploads: none of them deletes what another shows */
export function mediaModule(owners: readonly Pick<Module, 'shownPictures'>[]) {
  const shownOf = async (addresses: readonly string[]) => {
    const shown = new Set<string>()
    for (const { shownPictures } of owners) {
      const others = addresses.filter((address) => !shown.has(address))
      if (others.length === 0) break
      for (const address of (await shownPictures?.(database(), others)) ?? []) shown.add(address)
    }
    return [...shown]
  }
  return defineModule({
    name: 'media',
    apps: { media: mediaApp },
    limits: mediaLimits,
    jobs: [
      // Makes the variants of pictures that cards show, in idle time.
      defineJob({
        name: 'make-picture-variants',
        payload: walk,
        cron: '*/10 * * * *',
        run: (payload) => makeVariants(payload),
      }),
      // A module stopped showing this picture.
      defineJob({
        name: 'delete-upload',
        payload: upload,
        run: ({ address }) => deleteUpload(address, shownOf),
      }),
      defineJob({
        name: 'delete-unused-uploads',
        cron: '47 20 * * *',
        run: () => deleteUnusedUploads('uploads', shownOf),
      }),
      // Deletes variants of deleted pictures.
      defineJob({ name: 'delete-orphan-picture-variants', cron: '52 20 * * *', run: deleteOrphanVariants }),
    ],
  })
}
