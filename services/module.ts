import type { Hono } from 'hono'
import type { RegistrationGift } from './account'
import type { Database } from './database'
import type { EventPayloads, Job, Listener } from './jobs'
import type { Limit } from './limits'
import type { PersonalDataProvider } from './personal-data'

/** A module of the backend (services/<module>/module.ts); services/modules.ts lists them. */
export interface Module {
  /** its folder in services/ */
  name: string
  /** its calls, by base address (`catalog`, `cart`, …); several modules may answer at one */
  apps?: Readonly<Record<string, Hono>>
  jobs?: readonly Job[]
  /** names of the events it publishes */
  events?: readonly (keyof EventPayloads)[]
  /** what it does when a module below it publishes an event */
  listeners?: readonly Listener[]
  personalData?: PersonalDataProvider
  registrationGift?: RegistrationGift
  /**
   * Which of the uploaded pictures at these addresses ('/media/uploads/…') the module shows. A picture is deleted only when no module
   * shows it (services/media).
   */
  shownPictures?: (db: Database, addresses: readonly string[]) => Promise<string[]>
  limits?: Readonly<Record<string, Limit>>
  /** the messages it sends */
  templates?: readonly { readonly template: string }[]
}

export const defineModule = <Defined extends Module>(module: Defined): Defined => module
