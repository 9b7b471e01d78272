import { act, render, waitFor } from '@testing-library/react'
import { http, HttpResponse, type RequestHandler } from 'msw'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { OverlayContext } from '@/components/overlays/context'
import type { OverlayName } from '@/components/overlays/priority'
import { closeOverlaysAbove, getOverlays } from '@/components/overlays/store'
import { dismissToast, getToast } from '@/components/toasts/toast'
import type { User } from '@/domain/account/user'
import { failureSentence } from '@/lib/client/failure'
import { noteMember } from '@/lib/client/member/known-member'
import { refreshSession, startSession } from '@/lib/client/member/session'
import messages from '@/messages/all'
import { emptyBag, useServer } from './network'

export const member: User = {
  id: 7,
  _id: '5d0a7e3c-0000-4000-8000-000000000007',
  my_sql_id: 7,
  user_name: 'minhan',
  first_name: 'An',
  last_name: 'Nguyễn Minh',
  name: 'Nguyễn Minh An',
  image: null,
  email: 'an@example.com',
  gender: 'female',
  date_of_birth: '1995-05-01',
  locale: 'vi',
  phone_no: '912345678',
  phone_no_e164: '+84912345678',
  phone_code: '+84',
  country: { name: 'Việt Nam' },
  level: { current: { stage: 'Hồng Nhạt' } },
  points: { count: 1_250 },
  skin_types: ['Da dầu'],
  hair_types: [],
  is_verified_email: true,
  is_verified_phone: true,
  coachmark_visited: false,
  acquisition_source: null,
  is_fb: false,
  has_password: true,
  consents: { marketing_email: false, marketing_sms: false },
  beauty_created_at: '2026-01-01T00:00:00Z',
}

let current: User = member

/** The network: who is signed in, and what else is given. */
export function useNetwork(...handlers: RequestHandler[]) {
  const server = useServer(
    http.get('*/api/account/user/me', () => HttpResponse.json({ success: true, data: current })),
    http.get('*/api/account/countries', () => HttpResponse.json({ success: true, data: [] })),
    ...handlers,
    emptyBag,
  )
  afterEach(async () => {
    act(() => {
      closeOverlaysAbove(0)
      dismissToast()
    })
    // A closing overlay stays listed while it is animated; the next test would take it for its own.
    await waitFor(() => expect(getOverlays()).toEqual([]))
  })
  return server
}

/** Signs a member in, or the current one out (null). */
export async function signIn(user: User | null = member) {
  document.cookie = 'sso=1'
  document.cookie = user ? 'nang_member=1' : 'nang_member=; max-age=0'
  if (user) current = user
  noteMember(undefined)
  await act(async () => {
    await startSession()
    refreshSession()
  })
}

export const withMember = (children: ReactNode) => (
  <NextIntlClientProvider locale="vi" messages={messages} timeZone="Asia/Ho_Chi_Minh">
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{children}</SWRConfig>
  </NextIntlClientProvider>
)

/** Draws an overlay's content, as if it had been opened. */
export const showOverlay = (name: OverlayName, content: ReactNode, isLeaving = false) =>
  render(withMember(<OverlayContext value={{ name, opener: null, isLeaving }}>{content}</OverlayContext>))

export function toastText(): string {
  const toast = getToast()
  return toast?.failed ? failureSentence(toast.failed.doing, toast.failed.failure) : (toast?.message ?? '')
}
export const openNames = () => getOverlays().map(({ name }) => name)

export const failure = (status: number, code: string, message = code, details?: object) =>
  HttpResponse.json({ success: false, code, message, details }, { status })
export const success = (data: unknown) => HttpResponse.json({ success: true, data } as never)
