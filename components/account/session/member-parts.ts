/** What a page loads for a signed-in member, or for a visitor with a bag: one file, so that what the parts share is loaded once. */
export { restoreWishes } from '@/components/wishlist/after-sign-in'
export { loadBagMark } from '@/lib/client/bag/bag-mark'
export { MemberEntry } from './member-entry'
