import type { EgiftInfo } from '@/domain/bag/egift'
import { onIdentityChange } from '@/lib/client/member/personal-state'

/** What was typed for a gift card and not sent, by card or line: closing the form, even by mistake, must not lose it while the page lives. */
export const unsentWords = new Map<string, EgiftInfo>()

onIdentityChange(() => unsentWords.clear())
