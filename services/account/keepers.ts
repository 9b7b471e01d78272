import type { Database } from '../database'

/**
 * A module that keeps something of members and needs the account module itself, so that this one cannot ask it by name: it is made
 * known where the apps are composed (services/app.ts).
 */
export interface Keeper {
  /** its key in the copy of a member's data */
  name: string
  /** everything it keeps about a member, for the member alone */
  copyOf(db: Database, userId: number): Promise<unknown>
  /** Forgets who the member was. @throws when the member cannot leave yet */
  erase(tx: Database, userId: number): Promise<void>
}

const keepers = new Map<string, Keeper>()

/** Makes a module's share of members' data part of every copy and every removal. */
export function registerKeeper(keeper: Keeper): void {
  keepers.set(keeper.name, keeper)
}

export async function copiesOf(db: Database, userId: number): Promise<Record<string, unknown>> {
  const copies: Record<string, unknown> = {}
  for (const keeper of keepers.values()) copies[keeper.name] = await keeper.copyOf(db, userId)
  return copies
}

export async function eraseEverywhere(tx: Database, userId: number): Promise<void> {
  for (const keeper of keepers.values()) await keeper.erase(tx, userId)
}
