import type { User } from '@/domain/account/user'
import { getData } from '../api'
import { MEMBER_KEY } from './member-key'

/**
 * The member as this page knows them, for the marks that every page shows. Without the store of answers, which public pages do not load: `useMember` takes
 * over what was asked here, and notes what it learns.
 */
let known: User | undefined

/** The last call; `useMember` takes over one that the marks made, once. */
let asked: { at: number; answer: Promise<User>; isTaken: boolean } | null = null

/** A call older than this is made again. */
const FRESH_MS = 10_000

const listeners = new Set<() => void>()

export function subscribeMember(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const getKnownMember = (): User | undefined => known

/** The server renders none: it does not know the visitor. */
export const serverKnownMember = () => undefined

/** Notes the member as changed or loaded; undefined after a sign-out. */
export function noteMember(user: User | undefined): void {
  if (!user) asked = null
  if (known === user) return
  known = user
  listeners.forEach((listener) => listener())
}

function ask(isTaken: boolean): Promise<User> {
  const call = { at: performance.now(), answer: getData<User>(MEMBER_KEY), isTaken }
  asked = call
  call.answer.then(
    (user) => {
      if (asked === call && !known) noteMember(user)
    },
    () => {
      if (asked === call) asked = null
    },
  )
  return call.answer
}

/** Loads the member for the marks, unless known or asked for already. A failure is silent: the marks stay plain. */
export function loadKnownMember(): void {
  if (!known && !asked) void ask(false)
}

/** The member's own data: of the call that the marks have just made, else of a new one. @throws as getData does */
export function readMember(): Promise<User> {
  if (!asked || asked.isTaken || performance.now() - asked.at > FRESH_MS) return ask(true)
  asked.isTaken = true
  return asked.answer
}
