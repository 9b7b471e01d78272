import { styleText } from 'node:util'

/**
 * `npm run bench [-- PART … [http://localhost:3000]]`: measures a running shop (`npm run shop`) and prints the tables of
 * docs/performance.md. Without a part: all but `lighthouse` and `offline`.
 */

type Part = (shop: string) => Promise<void>

const PARTS: Readonly<Record<string, { description: string; load: () => Promise<{ default: Part }> }>> = {
  replay: {
    description: 'the sitemap with a Zipf distribution, and unknown addresses',
    load: () => import('./parts/replay'),
  },
  hot: { description: 'throughput of cached pages, beside nginx', load: () => import('./parts/hot') },
  fresh: { description: 'pages requested for the first time', load: () => import('./parts/fresh') },
  phone: {
    description:
      'nine pages on a phone, first visit and member with a bag: LCP, CLS, TBT, INP, scripts, elements, Back',
    load: () => import('./parts/phone'),
  },
  offline: {
    description: 'home, product and bag on a phone that was here once: slow 4G, packet loss, no network',
    load: () => import('./parts/offline'),
  },
  lighthouse: {
    description: 'scores of Lighthouse (mobile, simulated), installed on first use',
    load: () => import('./parts/lighthouse'),
  },
}
const ALL = ['replay', 'hot', 'fresh', 'phone']

const args = process.argv.slice(2)
const shop = args.find((word) => word.startsWith('http')) ?? 'http://localhost:3000'
const partNames = args.filter((word) => !word.startsWith('http') && word !== 'all')
if (partNames.some((name) => !(name in PARTS))) {
  console.error('usage: npm run bench [-- PART … [http://localhost:3000]]\n')
  for (const [name, { description }] of Object.entries(PARTS))
    console.error(`  ${name.padEnd(11)} ${description}`)
  process.exit(2)
}

for (const name of partNames.length > 0 ? partNames : ALL) {
  const part = PARTS[name]
  if (!part) continue
  console.log(`\n${styleText('bold', name)}: ${part.description}\n`)
  const { default: measure } = await part.load()
  await measure(shop)
}
