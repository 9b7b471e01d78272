import { isMembersOnly } from '@/lib/pages/pages'
import { hasActsOf } from '../offline-queue/has-acts'

/**
 * Whether a page whose member is signed in no more asks to sign in although nothing was pressed: a page of members alone does, and one where acts of
 * that member wait for the network (AUT-33). Any other page is a visitor's from now on.
 * @param mark that of the former member
 */
export const isSignInNeeded = async (mark: string | null): Promise<boolean> =>
  isMembersOnly(window.location.pathname) || (mark !== null && (await hasActsOf(mark)))
