import offline from '@/messages/vi/offline.json'
import { VISITOR } from './entry'
import { hasQueue } from './has-queue'
import { entries } from './store'

/** Says how many additions of this person wait for the network, for the saved bag and the page without network; '' for none. */
export async function waitingGoods(person: string | undefined): Promise<string> {
  if (!(await hasQueue())) return ''
  const waiting = (await entries()).filter(
    ({ kind, owner }) => kind === 'bag' && (owner === person || owner === VISITOR),
  )
  return waiting.length === 0 ? '' : offline.waiting.replace('{count}', String(waiting.length))
}
