import { reloadAnswers } from '@/lib/client/answers/answer-store'

const isAboutReviews = (key: string) => /\/reviews\b|\/newsfeeds\//.test(key)

/** Loads what the page shows of reviews again, after one was sent or taken back. */
export const reloadReviews = () => reloadAnswers(isAboutReviews)
