import { CAMPAIGN_BOOKS } from '@/scripts/books/campaign-books'
import { brokenOf } from '../books'

/** Each rule of the campaigns' books holds after the tests of a file. */
export function checkBooks(): void {
  afterAll(async () => {
    expect(await brokenOf(CAMPAIGN_BOOKS)).toEqual([])
  })
}
