import { databasePool } from '@/services/database'
import { BY, type Command, defineCommand } from '@/scripts/program/commands'
import { Refused } from '@/scripts/program/program'
import { type Book, brokenRules } from './rules'

/** The command `audit` of a staff program: checks these books in the shop's database. */
export const auditCommand = ({ about, books }: { about: string; books: readonly Book[] }): Command =>
  defineCommand({
    name: 'audit',
    about,
    options: BY,
    read: () => null,
    async run(_, terminal) {
      const broken = await brokenRules(books, async (sql) => (await databasePool().query<object>(sql)).rows)
      if (broken.length > 0) throw new Refused(broken.join('\n'))
      terminal.log(`The books agree: ${books.length} rules.`)
    },
  })
