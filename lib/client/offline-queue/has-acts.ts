import { hasQueue } from './has-queue'

/** Whether something that this member did waits to be sent; a counted visit is no act. Without storage nothing waits. */
export async function hasActsOf(owner: string): Promise<boolean> {
  try {
    if (!(await hasQueue())) return false
    const { entries } = await import('./store')
    return (await entries()).some((entry) => entry.owner === owner && entry.kind !== 'events')
  } catch {
    return false
  }
}
