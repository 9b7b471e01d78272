import { DomainError } from '@/domain/error'
import { Refused } from './program'

/** Does what the services may refuse; `what` was to be changed, and begins the message. @throws Refused */
export async function refusing<T>(work: () => Promise<T>, what?: string): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    throw new Refused(what === undefined ? `${error.message}.` : `${what}: ${error.message}.`)
  }
}
