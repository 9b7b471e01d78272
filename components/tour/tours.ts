import { findShown } from '@/lib/client/browser/find-shown'

/**
 * The guided tours (TOU-01): their steps in order. A step's anchor has `data-tour="<anchor>"`; its texts are in messages under
 * `tour.<tour>.<step>`.
 */
export const TOURS = {
  home: ['welcome', 'menu', 'categories', 'flash-sale', 'account'],
  profile: ['profile-edit', 'profile-points', 'profile-addresses', 'profile-reviews'],
} as const satisfies Record<string, readonly string[]>

export type TourName = keyof typeof TOURS

/** A step's anchor: the first visible one of its name, as phone and desktop have their own; null for a step without one. */
export const findAnchor = (step: string): HTMLElement | null => findShown(`[data-tour="${step}"]`)
