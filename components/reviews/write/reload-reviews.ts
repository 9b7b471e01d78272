import { mutate } from 'swr'

const isAboutReviews = (key: unknown) => typeof key === 'string' && /\/reviews\b|\/newsfeeds\//.test(key)

/** Loads what the page shows of reviews again, after one was sent or taken back. */
export const reloadReviews = () => void mutate(isAboutReviews)
