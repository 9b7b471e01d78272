/** What two members can have in common (account.shared_facts). */
export const SHARED_FACTS = ['device', 'address', 'contact'] as const
export type SharedFact = (typeof SHARED_FACTS)[number]
