import { randomUUID } from 'node:crypto'
import { database } from '@/services/database'
import { expiringPointsOf, giveGesture, historyForStaff, pointsOf, takeBackPoints } from '@/services/loyalty'
import { actorOf, BY, defineCommand } from '@/scripts/program/commands'
import { Refused } from '@/scripts/program/program'
import { findMember, limitIn, memberIn, NOTE, noteIn, pointsIn } from './arguments'
import { inOneLine } from './messages'

/** Commands on the points of one member. */

const gesture = (name: 'grant' | 'take-back', about: string, act: typeof giveGesture) =>
  defineCommand({
    name,
    usage: '<member> <points> --note TEXT [--reference NAME]',
    about,
    options: { ...BY, ...NOTE, reference: { type: 'string' } },
    read: ([member, points], values) => ({
      member: memberIn(member, name),
      points: pointsIn(points, name),
      reference: values.reference ?? randomUUID(),
      note: noteIn(values, name),
      actor: actorOf(values),
    }),
    async run({ member, ...wish }, terminal) {
      const { id } = await findMember(member)
      const { outcome, balance } = await act({ userId: id, ...wish })
      if (outcome === 'taken') throw new Refused(`${wish.reference} names points of another member.`)
      terminal.log(
        outcome === 'known'
          ? `${wish.reference} was done before; the balance is ${balance}.`
          : `Member ${id} has a balance of ${balance}.`,
      )
    },
  })

export const pointsCommands = [
  defineCommand({
    name: 'balance',
    usage: '<member>',
    about: "the member's points and what expires soon",
    options: BY,
    read: ([word]) => memberIn(word, 'balance'),
    async run(word, terminal) {
      const { id, user_name } = await findMember(word)
      const expiring = await expiringPointsOf(database(), id)
      terminal.log(
        [
          `${id}  ${user_name}  balance ${await pointsOf(database(), id)}`,
          ...expiring.map(({ points, expires_at }) => `  ${points} until ${expires_at}`),
        ].join('\n'),
      )
    },
  }),
  defineCommand({
    name: 'history',
    usage: '<member> [--limit NUMBER]',
    about: 'movements, newest first, with who did them and why',
    options: { ...BY, limit: { type: 'string', default: '50' } },
    read: ([word], values) => ({ word: memberIn(word, 'history'), limit: limitIn(values.limit) }),
    async run({ word, limit }, terminal) {
      const { id } = await findMember(word)
      const entries = await historyForStaff(database(), id, limit)
      terminal.log(
        entries.length === 0 ? `Member ${id} has no points yet.` : entries.map(inOneLine).join('\n'),
      )
    },
  }),
  gesture('grant', 'gives points; the same --reference gives them once', giveGesture),
  gesture('take-back', 'takes points back; what is spent already is owed', takeBackPoints),
]
