import { transaction } from '../database'
import { defineJob } from '../jobs'
import { defineModule } from '../module'
import { catalogApp } from './app'
import { refreshVocabulary } from './write/upsert-products'

export const catalog = defineModule({
  name: 'catalog',
  apps: { catalog: catalogApp },
  jobs: [
    // Rebuilds the vocabulary for spelling correction.
    defineJob({ name: 'refresh-vocabulary', cron: '7 20 * * *', run: () => transaction(refreshVocabulary) }),
  ],
})
