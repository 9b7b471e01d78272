import { readSettings } from '@/scripts/start/settings.js'
import { provideSettings } from '@/settings'
import { withDatabase } from './open-database'

/** Runs `work` as the shop: with its database, and with what links in mails are made and signed with. */
export function withShop<T>(work: () => Promise<T>): Promise<T> {
  const { sessionSecret, port } = readSettings()
  provideSettings({ SESSION_SECRET: sessionSecret, SITE_URL: `http://localhost:${port}` })
  return withDatabase(work)
}
