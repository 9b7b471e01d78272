import { writeFileSync } from 'node:fs'
import { databasePool } from '@/services/database'
import { withDatabase } from '@/scripts/program/open-database'
import { triggersDocument } from './triggers/document'

/** `npm run db:triggers`: writes docs/triggers.md, the table of all triggers, from the shop's database. */

await withDatabase(async () => writeFileSync('docs/triggers.md', await triggersDocument(databasePool())))
