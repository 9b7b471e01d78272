import { styleText } from 'node:util'

/**
 * `npm run bench [-- PART … [http://localhost:3000]]`: measures a shop that is open (`npm run shop`) and prints the tables of
 * docs/performance.md. Without a part: all but `lighthouse`.
 */

type Part = (shop: string) => Promise<void>

const PARTS: Readonly<Record<string, { says: string; load: () => Promise<{ default: Part }> }>> = {
  replay: {
    says: 'the sitemap as visitors draw it, and addresses that name nothing',
    load: () => import('./bench/parts/replay'),
  },
  hot: { says: 'one page over and over, beside nginx', load: () => import('./bench/parts/hot') },
  fresh: { says: 'pages not asked for yet', load: () => import('./bench/parts/fresh') },
  phone: {
    says: 'nine pages on a phone, first visit and member with a bag: LCP, CLS, TBT, INP, scripts, elements, Back',
    load: () => import('./bench/parts/phone'),
  },
  lighthouse: {
    says: 'scores of Lighthouse (mobile, simulated), installed on first use',
    load: () => import('./bench/parts/lighthouse'),
  },
}
const ALL = ['replay', 'hot', 'fresh', 'phone']

const words = process.argv.slice(2)
const shop = words.find((word) => word.startsWith('http')) ?? 'http://localhost:3000'
const named = words.filter((word) => !word.startsWith('http') && word !== 'all')
if (named.some((name) => !(name in PARTS))) {
  console.error('usage: npm run bench [-- PART … [http://localhost:3000]]\n')
  for (const [name, { says }] of Object.entries(PARTS)) console.error(`  ${name.padEnd(11)} ${says}`)
  process.exit(2)
}

for (const name of named.length > 0 ? named : ALL) {
  const part = PARTS[name]
  if (!part) continue
  console.log(`\n${styleText('bold', name)}: ${part.says}\n`)
  const { default: measure } = await part.load()
  await measure(shop)
}
