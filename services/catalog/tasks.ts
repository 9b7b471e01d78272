import { transaction } from '../database'
import type { Tasks } from '../jobs'
import { refreshVocabulary } from './write'

/** What the catalogue does when its jobs are due. */
export const catalogTasks: Tasks = {
  'refresh-vocabulary': () => transaction((tx) => refreshVocabulary(tx)),
}
