import { database } from '../database'
import { defineJob } from '../jobs'
import { defineModule } from '../module'
import { photoboothApp } from './app'
import { photoboothLimits } from './limits'
import { deleteExpiredPhotos } from './photos'

export const photobooth = defineModule({
  name: 'photobooth',
  apps: { pos: photoboothApp },
  limits: photoboothLimits,
  jobs: [
    // Often: "kept for 24 hours" is said to the people in the photos.
    defineJob({
      name: 'delete-booth-photos',
      cron: '*/10 * * * *',
      run: () => deleteExpiredPhotos(database()),
    }),
  ],
})
