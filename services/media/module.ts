import { type InferType, number, object } from 'yup'
import { defineJob } from '../jobs'
import { defineModule } from '../module'
import { mediaApp } from './app'
import { mediaLimits } from './limits'
import { makeVariants } from './make-variants'
import { deleteOrphanVariants } from './orphans'

/** `after`: cursor of the walk; undefined starts a walk, null continues one from its start. */
const walk = object({
  after: object({
    total_orders: number().integer().required(),
    product_id: number().integer().required(),
  })
    .nullable()
    .default(undefined),
})

declare module '../jobs' {
  interface JobPayloads {
    'make-picture-variants': InferType<typeof walk>
  }
}

export const media = defineModule({
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
    // Deletes variants of deleted pictures.
    defineJob({ name: 'delete-orphan-picture-variants', cron: '52 20 * * *', run: deleteOrphanVariants }),
  ],
})
