import { createTranslator } from 'next-intl'
import messages from '@/messages/vi.json'

/** Reads the words of sale states as components do. */
export const stateWords = createTranslator({ locale: 'vi', messages, namespace: 'card.state' })
