import { writeFileSync } from 'node:fs'
import { closeDatabase, databasePool } from '@/services/database'
import { openDatabase } from '@/scripts/program/open-database'
import { triggersDocument } from './triggers/document'

/** `npm run db:triggers`: writes docs/triggers.md, the table of all triggers, from the shop's database. */

const close = await openDatabase()
try {
  writeFileSync('docs/triggers.md', await triggersDocument(databasePool()))
} finally {
  await closeDatabase()
  await close()
}
