import { type BrowserCall, browserCalls } from '../services/embedded'
import type { Service } from '../services/hosts'

export type { BrowserCall }

/** The call that is meant; null when there is no such call for browsers. HEAD asks for what GET would answer. */
export function findCall(service: Service, method: string, path: string): BrowserCall | null {
  const wanted = method === 'HEAD' ? 'GET' : method
  return browserCalls(service).find((call) => call.method === wanted && call.path.test(path)) ?? null
}

/** Whether a call changes something, and so must come from a page of ours. */
export const changesState = (call: BrowserCall): boolean => call.method !== 'GET' || call.signsOut === true
