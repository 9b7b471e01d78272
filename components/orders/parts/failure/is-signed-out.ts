import { DomainError } from '@/domain/error'

/** Whether a call failed because the session has ended. */
export const isSignedOut = (failure: unknown): boolean =>
  failure instanceof DomainError && failure.status === 401
