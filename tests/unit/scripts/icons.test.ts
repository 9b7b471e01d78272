import { readFileSync } from 'node:fs'
import { iconFiles } from '@/scripts/icons'

describe('the sprite of icons', () => {
  it('is up to date with the script, so that its address changes with its content', async () => {
    for (const [file, content] of Object.entries(await iconFiles())) {
      expect([file, readFileSync(file, 'utf8')]).toEqual([file, content])
    }
  })

  it('draws every icon', async () => {
    const sprite = (await iconFiles())['public/icons.svg']
    const symbols = [...sprite.matchAll(/<symbol id="([a-z\d-]+)" viewBox="0 0 24 24">(.*)<\/symbol>/g)]
    expect(symbols.length).toBe(sprite.split('<symbol').length - 1)
    for (const [, name, shapes = ''] of symbols) {
      expect([name, shapes]).toEqual([
        name,
        expect.stringMatching(/^(<(path|circle|rect|line|polygon|polyline) [^<>]+\/>)+$/),
      ])
    }
  })
})
