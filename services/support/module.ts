import { database } from '../database'
import { defineJob } from '../jobs'
import { defineModule } from '../module'
import { supportApp } from './app'
import { supportLimits } from './limits'
import { supportPersonalData } from './personal-data'
import { picturesOfThreads } from './read/pictures'
import { deleteOldThreads, deleteUnusedPhotos } from './retention'
import { contactAnswered } from './templates/contact-answered'
import { contactArrived } from './templates/contact-arrived'
import { contactReceived } from './templates/contact-received'

export const support = defineModule({
  name: 'support',
  apps: { content: supportApp },
  jobs: [
    defineJob({
      name: 'delete-old-threads',
      cron: '32 20 * * *',
      run: () => deleteOldThreads(database()),
    }),
    defineJob({ name: 'delete-unused-contact-photos', cron: '37 20 * * *', run: deleteUnusedPhotos }),
  ],
  personalData: supportPersonalData,
  shownPictures: picturesOfThreads,
  limits: supportLimits,
  templates: [contactReceived, contactArrived, contactAnswered],
})
