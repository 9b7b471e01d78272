import { createHash } from 'node:crypto'
import { BOOTH_TERMS } from '@/domain/photobooth/terms'
import photobooth from '@/messages/vi/photobooth.json'

/** Digests of the terms' text by version (PHB-01): a changed text needs a new version, below the earlier ones. */
const DIGESTS = ['444b4aaea4564bee']

it('gives a changed text of the terms a new version', () => {
  const { agree: _, refuse: __, policy: ___, ...text } = photobooth.terms
  const digest = createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 16)
  expect({ version: DIGESTS.length, digest: DIGESTS.at(-1) }).toEqual({
    version: BOOTH_TERMS.version,
    digest,
  })
})
