/** What a page with hearts or without a bag loads for a member, or for a visitor with a bag: one file, so that what the parts share is loaded once. */
export { restoreWishes } from '@/components/wishlist/after-sign-in'
export { loadBagMark } from '@/lib/client/bag/bag-mark'
