import { openEarly } from '@/services/catalog'
import { database } from '@/services/database'
import { allLevels, levelHistory, levelView, membersByLevel } from '@/services/loyalty'
import { BY, defineCommand } from '@/scripts/program/commands'
import { Refused, WrongUse } from '@/scripts/program/program'
import { findMember, memberIn } from './arguments'
import { changeLine, levelLine, levelOfMember } from './level-messages'

/** Commands on levels of members, and on sales that open to a level before others. */

const MOST_HOURS = 72

/** @throws WrongUse */
function slugIn(word: string | undefined): string {
  if (!word) throw new WrongUse('open-early needs the slug of a promotion')
  return word
}

/** @throws WrongUse */
function openingIn(stage: string | undefined, hours: string | undefined) {
  if (stage === 'off') return null
  const whole = Number(hours)
  if (!stage || !Number.isInteger(whole) || whole < 1 || whole > MOST_HOURS)
    throw new WrongUse(`open-early needs a level and 1 to ${MOST_HOURS} hours, or off`)
  return { stage, hours: whole }
}

export const levelCommands = [
  defineCommand({
    name: 'levels',
    about: 'all levels: what they ask, what they bring, how many members have them',
    options: BY,
    read: () => null,
    async run(_, terminal) {
      const [levels, members] = await Promise.all([allLevels(database()), membersByLevel(database())])
      terminal.log(levels.map((level) => levelLine(level, members.get(level.stage))).join('\n'))
    },
  }),
  defineCommand({
    name: 'level',
    usage: '<member>',
    about: "the member's level, what it is until, what is missing to the next, and all changes",
    options: BY,
    read: ([word]) => memberIn(word, 'level'),
    async run(word, terminal) {
      const { id, user_name } = await findMember(word)
      const [view, history] = await Promise.all([levelView(database(), id), levelHistory(database(), id)])
      terminal.log([`${id}  ${user_name}  ${levelOfMember(view)}`, ...history.map(changeLine)].join('\n'))
    },
  }),
  defineCommand({
    name: 'open-early',
    usage: '<promotion> <level> <hours> | <promotion> off',
    about: 'opens a sale to members of a level, and those above, so many hours before its start',
    options: BY,
    read: ([slug, stage, hours]) => ({ slug: slugIn(slug), opening: openingIn(stage, hours) }),
    async run({ slug, opening }, terminal) {
      const levels = await allLevels(database())
      if (opening && !levels.some(({ stage }) => stage === opening.stage))
        throw new Refused(
          `There is no level ${opening.stage}: ${levels.map(({ stage }) => stage).join(', ')}.`,
        )
      if (!(await openEarly(database(), slug, opening))) throw new Refused(`There is no promotion ${slug}.`)
      terminal.log(
        opening
          ? `${slug} opens ${opening.hours} hours early to ${opening.stage} and above.`
          : `${slug} opens to all at once.`,
      )
    },
  }),
]
