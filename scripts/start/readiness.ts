import { isPublicShop } from '@/domain/shop/shop-identity'
import { isRefused, type ReadinessFinding } from '@/domain/shop/shop-readiness'
import { checkReadiness } from '@/services/readiness'
import { writtenSettings } from '@/settings'
import { withDatabase } from '@/scripts/program/open-database'

/**
 * `npm run shop -- --check`: lists demo data and missing settings that prevent opening to the public, also on a local address. Exit code:
 * 0 ready, 1 not ready.
 */

const LABELS: Record<ReadinessFinding['effect'], string> = {
  refused: 'the shop does not start',
  off: 'off',
  hidden: 'hidden',
  missing: 'missing',
}

const isPublic = isPublicShop(writtenSettings())
// Settings are read once the database's address is among them.
const findings = await withDatabase(() =>
  checkReadiness(isPublic ? writtenSettings() : { ...writtenSettings(), SITE_URL: 'https://shop.example' }),
)

if (!isPublic)
  console.log('SITE_URL is not an https address: this copy is a local demonstration. On a public address:')
for (const { effect, text } of findings) console.log(`  [${LABELS[effect]}] ${text}`)
if (findings.length === 0) console.log('  Nothing is missing.')
process.exit(isRefused(findings) || !isPublic ? 1 : 0)
