'use client'

import { AboutMeForm } from './about-me-form'
import { ForMember } from '../sign-in/members-only'

/** The last step of quick sign-up. */
export default function AboutMe() {
  return <ForMember fields={4}>{(user) => <AboutMeForm user={user} />}</ForMember>
}
