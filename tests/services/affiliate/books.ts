import { AFFILIATE_BOOKS } from '@/scripts/books/affiliate-books'
import { brokenOf } from '../books'

/** Each rule of the affiliates' books holds after the tests of a file. */
export function checkBooks(): void {
  afterAll(async () => {
    expect(await brokenOf(AFFILIATE_BOOKS)).toEqual([])
  })
}
