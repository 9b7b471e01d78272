'use client'

import { AboutMeForm } from './about-me-form'
import { MembersOnly } from '../sign-in/members-only'

/** The last step of quick sign-up. */
export default function AboutMe() {
  return <MembersOnly fields={4}>{(user) => <AboutMeForm user={user} />}</MembersOnly>
}
