import { findShown } from '@/lib/client/browser/find-shown'

/**
 * The guided tours (TOU-01): the steps of each, in order. A step points at what carries `data-tour="<anchor>"`; its texts are
 * in messages under `tour.<tour>.<step>`.
 */
export const TOURS = {
  home: ['welcome', 'menu', 'categories', 'flash-sale', 'account'],
  profile: ['profile-edit', 'profile-points', 'profile-addresses', 'profile-reviews'],
} as const satisfies Record<string, readonly string[]>

export type TourName = keyof typeof TOURS

/** What a step points at: the first of its name that can be seen, as phone and desktop have their own; null for a step of its own. */
export const findAnchor = (step: string): HTMLElement | null => findShown(`[data-tour="${step}"]`)
