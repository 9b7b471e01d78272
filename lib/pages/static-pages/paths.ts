import { staticPagePath } from '@/domain/content/addresses'
import type { Policy } from './policies.js'

/** Addresses of versions and positions; those of the pages themselves are in domain/content/addresses.ts. */

export const CAREERS_PATH = staticPagePath('careers')

export const ABOUT_PATH = staticPagePath('about-us')

export const HOW_TO_PAY_PATH = staticPagePath('how-to-pay')

/** A policy as it is in force, or in this version. */
export const policyPath = (policy: Policy, version: number | null = null) =>
  `${staticPagePath(policy)}${version === null ? '' : `?version=${version}`}`

export const positionPath = (slug: string) => `${CAREERS_PATH}/${slug}`
