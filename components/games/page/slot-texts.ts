import { getTranslations } from 'next-intl/server'
import type { IslandGame } from '@/lib/games/island'
import type { MemberSlotTexts } from '../parts/member-slot'

/**
 * Texts of a member's place. Visitors are asked to sign in once a page, where that leads somewhere: to act while the mission runs, to the
 * history always.
 */
export async function slotTexts(
  { state, hasRegistrationVoucher }: Pick<IslandGame, 'state' | 'hasRegistrationVoucher'>,
  part: 'status' | 'check-in' | 'wheel' | 'history',
  isSecond = false,
): Promise<MemberSlotTexts> {
  const t = await getTranslations('games')
  // Once it has ended, what a member received is left to see.
  const leadsTo = state === 'ended' && part === 'status' ? 'history' : part
  const isUseful =
    state === 'ended' ? leadsTo === 'history' : !isSecond && (state === 'running' || leadsTo === 'history')
  return {
    login: isUseful ? t(`login.${leadsTo}`) : null,
    gift: isUseful && state === 'running' && hasRegistrationVoucher ? t('registrationGift') : null,
    starting: t(`starting.${part}`),
    failed: t('partFailed'),
    retry: t('retry'),
  }
}
