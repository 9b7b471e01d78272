import messages from '@/messages/vi.json'

/** Texts that product cards drawn in the browser need, and no others. For server components: they travel as props. */
export const cardMessages = {
  card: messages.card,
  addToBag: { card: messages.addToBag.card },
  ui: { scroller: messages.ui.scroller },
}
