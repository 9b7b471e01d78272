import type { AgreedDocument, Agreements } from './agreements'

/** Documents of which the member is notified: a newer version than the first, not agreed to. */
export const newVersions = ({ documents }: Agreements): AgreedDocument[] =>
  documents.filter(({ version, accepted_at }) => accepted_at === null && version > 1)
