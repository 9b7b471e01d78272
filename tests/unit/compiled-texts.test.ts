import { globSync, readFileSync } from 'node:fs'

/**
 * Texts are compiled when the shop is built: one with placeholders is a list then, in an imported file as well (ADR 49). Tests and the
 * development server have the plain text, so only the source can tell.
 */
it('fills placeholders of an imported text through textTemplate', () => {
  const found = globSync('{app,components,lib}/**/*.{ts,tsx}').flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    const names = [...source.matchAll(/import (\w+) from '@\/messages\/vi\/\w+\.json'/g)].map(
      ([, name]) => name,
    )
    return names.flatMap((name) =>
      [...source.matchAll(new RegExp(`fillText\\(\\s*${name}\\.[\\w.]+`, 'g'))].map(
        ([call]) => `${file}: ${call}`,
      ),
    )
  })
  expect(found).toEqual([])
})
