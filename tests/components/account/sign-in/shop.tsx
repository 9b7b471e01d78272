import { act, render, waitFor } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { OverlayHost } from '@/components/overlays/overlay-host'
import { closeOverlaysAbove, getOverlays } from '@/components/overlays/store'
import { dismissToast } from '@/components/toasts/toast'
import { ToastHost } from '@/components/toasts/toast-host'
import messages from '@/messages/all'

/** A member as GET /user/me answers. */
export const member = {
  id: 7,
  _id: '7b0c1a52-5f0e-4a8e-9c37-2f1c0f6f0a11',
  my_sql_id: 7,
  user_name: 'minh_an',
  first_name: 'An',
  last_name: 'Nguyễn',
  name: 'Nguyễn An',
  image: null,
  email: 'an@nang.vn',
  gender: 'female' as const,
  date_of_birth: null,
  locale: 'vi',
  phone_no: '912345678',
  phone_no_e164: '+84912345678',
  phone_code: '+84',
  country: { name: 'Việt Nam' },
  level: { current: { stage: 'Thành viên' } },
  points: { count: 0 },
  skin_types: [],
  hair_types: [],
  is_verified_email: false,
  is_verified_phone: false,
  coachmark_visited: false,
  acquisition_source: null,
  is_fb: false,
  has_password: true,
  consents: { marketing_email: false, marketing_sms: false },
  beauty_created_at: '2026-11-01T00:00:00Z',
}

export const toggles = (...on: string[]) =>
  ['otp_sms', 'otp_whatsapp', 'otp_email'].map((feature_name) => ({
    feature_name,
    isToggleOn: on.includes(feature_name),
  }))

/** The places of overlays and toasts, and a page under them. */
export const renderShop = (page: ReactNode = null) =>
  render(
    <NextIntlClientProvider locale="vi" messages={messages} timeZone="Asia/Ho_Chi_Minh">
      <SWRConfig value={{ provider: () => new Map() }}>
        {page}
        <OverlayHost texts={{ loading: 'Đang mở' }} />
        <ToastHost
          texts={{ close: 'Đóng thông báo', undo: 'HOÀN TÁC', error: 'Lỗi', offline: 'Ngoại tuyến' }}
        />
      </SWRConfig>
    </NextIntlClientProvider>,
  )

/** Puts away what a test left open. */
export async function tidy() {
  jest.useRealTimers()
  act(() => {
    closeOverlaysAbove(0)
    dismissToast()
  })
  await waitFor(() => expect(getOverlays()).toEqual([]))
}
