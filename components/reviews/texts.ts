/** Texts of the reviews. Plain texts, because the same parts are rendered by the server and, after a filter, by the browser. */
export interface ReviewTexts {
  verified: string
  expert: string
  bought: string
  helpful: string
  report: string
  edited: string
  reply: string
  recommends: string
  buysAgain: string
  more: string
  less: string
  photo: string
  stars: string
  loading: string
}

/** The unformatted texts as `read` returns them. */
export function reviewTexts(read: (key: keyof ReviewTexts) => string): ReviewTexts {
  return {
    verified: read('verified'),
    expert: read('expert'),
    bought: read('bought'),
    helpful: read('helpful'),
    report: read('report'),
    edited: read('edited'),
    reply: read('reply'),
    recommends: read('recommends'),
    buysAgain: read('buysAgain'),
    more: read('more'),
    less: read('less'),
    photo: read('photo'),
    stars: read('stars'),
    loading: read('loading'),
  }
}
