/** Sign-in providers, in the order they are offered. */
export const PROVIDERS = ['facebook', 'google', 'zalo'] as const
export type Provider = (typeof PROVIDERS)[number]

/** Providers that have no addresses to give: such a member completes the profile in the shop. */
export const WITHOUT_EMAIL: readonly Provider[] = ['zalo']

export const isProvider = (name: string): name is Provider => PROVIDERS.some((provider) => provider === name)
