import { POINTS_BOOKS } from '@/scripts/books/points-books'
import { brokenOf } from '../books'

/** The rules of the books of points that the database breaks, each with its first row. */
export const brokenBooks = (): Promise<string[]> => brokenOf(POINTS_BOOKS)
