'use client'

import { NextIntlClientProvider } from 'next-intl'
import { SHOP_TIME_ZONE } from '@/domain/constants'
import messages from '@/messages/vi.json'
import type { ProfileSlotProps } from './profile-slot'
import { ProfileView } from './profile-view'

/** A profile as members see it, with the texts it needs. */
export function MemberView(props: ProfileSlotProps) {
  return (
    <NextIntlClientProvider
      locale="vi"
      messages={{ profile: messages.profile, ui: messages.ui }}
      timeZone={SHOP_TIME_ZONE}
    >
      <ProfileView {...props} />
    </NextIntlClientProvider>
  )
}
