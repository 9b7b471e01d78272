'use client'

import { useAgreementNews } from '@/components/account/agreements/use-agreement-news'
import { useLevelNews } from './use-level-news'

/** What a member is notified of on any page; visitors do not load it. */
export default function MemberNews() {
  useAgreementNews()
  useLevelNews()
  return null
}
