'use client'

import { AboutMeForm } from './about-me-form'
import { ForMember } from './for-member'

/** The last step of quick sign-up. */
export default function AboutMe() {
  return <ForMember fields={4}>{(user) => <AboutMeForm user={user} />}</ForMember>
}
