import 'server-only'
import type { NextRequest, NextResponse } from 'next/server'
import { OWN_PAGES, OWNER_HEADER } from '@/lib/worker/names'
import { memberMark, readSession } from './session-cookie'

/** Whether the service worker saves this page of one person. */
export const isKeptOffline = (path: string) => OWN_PAGES.some((page) => page === path)

/** Says on the answer whose page it is, so that the service worker keeps the copies of one person apart from those of another. */
export async function nameOwner(request: NextRequest, response: NextResponse): Promise<void> {
  const session = await readSession(request.cookies)
  response.headers.set(OWNER_HEADER, session ? memberMark(session.userId) : 'visitor')
}
