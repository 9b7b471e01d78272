/** Redirects to a provider's page; Back returns here. */
export const redirectToProvider = (url: string): void => window.location.assign(url)
