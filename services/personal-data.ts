import { createMiddleware } from 'hono/factory'
import type { Database } from './database'

/**
 * A module's personal data of members: part of a member's copy, erased when the account is deleted. Part of the module's
 * definition (`personalData` in module.ts).
 */
export interface PersonalDataProvider {
  /** its key in the copy of a member's data */
  name: string
  /** everything the module holds about a member, for the member alone */
  copyOf(db: Database, userId: number): Promise<unknown>
  /** Erases the member's person. @throws when the member cannot leave yet */
  erase(tx: Database, userId: number): Promise<void>
}

export type PersonalDataProviders = readonly PersonalDataProvider[]

declare module 'hono' {
  interface ContextVariableMap {
    personalDataProviders: PersonalDataProviders
  }
}

/** Gives calls the providers of all modules: the account module cannot import modules that need it. */
export const withPersonalData = (providers: PersonalDataProviders) =>
  createMiddleware(async (context, next) => {
    context.set('personalDataProviders', providers)
    await next()
  })

/** A member's data at every provider, by the provider's name. */
export async function copiesOf(
  providers: PersonalDataProviders,
  db: Database,
  userId: number,
): Promise<Record<string, unknown>> {
  const copies: Record<string, unknown> = {}
  for (const provider of providers) copies[provider.name] = await provider.copyOf(db, userId)
  return copies
}

/** @throws when the member cannot leave yet */
export async function eraseEverywhere(
  providers: PersonalDataProviders,
  tx: Database,
  userId: number,
): Promise<void> {
  for (const provider of providers) await provider.erase(tx, userId)
}
