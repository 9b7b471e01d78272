import { type BrowserCall, browserCalls } from '../services/embedded'
import type { Service } from '../services/hosts'

export type { BrowserCall }

/** The matching call; null when browsers may make no such call. HEAD counts as GET. */
export async function findCall(service: Service, method: string, path: string): Promise<BrowserCall | null> {
  const wanted = method === 'HEAD' ? 'GET' : method
  const calls = await browserCalls(service)
  return calls.find((call) => call.method === wanted && call.path.test(path)) ?? null
}

/** Whether a call changes something, and so must come from a page of this host. */
export const changesState = (call: BrowserCall): boolean => call.method !== 'GET' || call.signsOut === true
