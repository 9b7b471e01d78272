'use client'

import { useRouter, useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { safeNext } from '@/domain/account/next-path'
import { hasContactProfile, type User } from '@/domain/account/user'
import { CompleteProfileForm } from './complete-profile-form'
import { MembersOnly } from '../sign-in/members-only'
import { FormSkeleton } from './form-skeleton'

/** For members with an incomplete profile; a complete one redirects (RTE-45). */
export default function CompleteProfile() {
  const next = safeNext(useSearchParams().get('next'))
  return <MembersOnly fields={4}>{(user) => <MissingFieldsForm user={user} next={next} />}</MembersOnly>
}

function MissingFieldsForm({ user, next }: { user: User; next: string }) {
  const router = useRouter()
  // The profile at the first render: saving redirects by itself.
  const [isDone] = useState(() => hasContactProfile(user))
  useEffect(() => {
    if (isDone) router.replace(next)
  }, [isDone, next, router])
  return isDone ? <FormSkeleton fields={4} /> : <CompleteProfileForm user={user} next={next} />
}
