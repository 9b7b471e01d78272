import { ownerNow } from './enqueue'
import { forgetOthers } from './store'

/** Deletes what members other than the one who is signed in now have waiting for the network. */
export const forgetFormerMembers = (): Promise<void> => forgetOthers(ownerNow())
