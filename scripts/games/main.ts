import { CLAIM_STATES } from '@/domain/game/prize'
import { isUuid } from '@/domain/ids'
import { actorOf, BY, commandProgram, defineCommand } from '@/scripts/program/commands'
import { Refused, WrongUse } from '@/scripts/program/program'
import { refusing } from '@/scripts/program/refusing'
import { named } from '@/scripts/program/words'
import { database, transaction } from '@/services/database'
import {
  auditWheel,
  giveSpin,
  importMission,
  listClaims,
  missionIdOf,
  missionsForStaff,
  oddsForStaff,
  settleClaim,
} from '@/services/game'
import { auditLines, claimLine, missionLine, oddsLines } from './output'
import { readMissions } from './read-missions'

const MEMBER = /^[1-9]\d{0,8}$/

/** `npm run games`: the shop's staff look after missions and wheels, until there is a back office. */
export const main = commandProgram({
  name: 'games',
  commands: [
    defineCommand({
      name: 'list',
      about: 'all missions',
      options: {},
      read: () => ({}),
      async run(_, terminal) {
        const rows = await missionsForStaff(database())
        terminal.log(rows.length === 0 ? 'There is no mission.' : rows.map(missionLine).join('\n'))
      },
    }),
    defineCommand({
      name: 'wheel',
      usage: '<mission>',
      about: 'the odds of a wheel as they are published, and what is left',
      options: {},
      read: ([word]) => ({ mission: named(word, 'the mission') }),
      run: ({ mission }, terminal) =>
        refusing(async () => {
          const id = await missionIdOf(database(), mission)
          terminal.log(oddsLines(await oddsForStaff(database(), id)).join('\n'))
        }),
    }),
    defineCommand({
      name: 'audit',
      usage: '[mission]',
      about: 'compares the log of a wheel, or of all, with the published odds (chi-squared) and the stock',
      options: {},
      read: ([word]) => ({ mission: word }),
      run: ({ mission }, terminal) =>
        refusing(async () => {
          const all = (await missionsForStaff(database())).filter(({ has_wheel }) => has_wheel)
          const chosen =
            mission === undefined
              ? all
              : [{ id: await missionIdOf(database(), mission), mission_id: mission }]
          let faults = 0
          for (const { id, mission_id } of chosen) {
            const audit = await auditWheel(database(), id)
            faults += audit.faults.length
            terminal.log([mission_id, ...auditLines(audit).map((line) => `  ${line}`)].join('\n'))
          }
          if (faults > 0) throw new Refused(`${faults} faults.`)
        }),
    }),
    defineCommand({
      name: 'grant-spin',
      usage: '<mission> <member> --note TEXT',
      about: 'gives a member (by number) a right to spin, once for each note',
      options: { ...BY, note: { type: 'string' } },
      read([mission, member], values) {
        if (!MEMBER.test(member ?? '')) throw new WrongUse('the member is named by number')
        const note = values.note?.trim() ?? ''
        if (note === '' || note.length > 200) throw new WrongUse('--note says why, in 200 characters at most')
        return {
          mission: named(mission, 'the mission'),
          memberId: Number(member),
          note,
          staff: actorOf(values),
        }
      },
      run: ({ mission, ...gift }, terminal) =>
        refusing(async () => {
          const missionId = await missionIdOf(database(), mission)
          const isNew = await transaction((tx) => giveSpin(tx, { missionId, ...gift }))
          terminal.log(isNew ? 'granted' : 'granted before')
        }),
    }),
    defineCommand({
      name: 'import',
      usage: '<file>',
      about:
        'stores the missions of a YAML or JSON file; changed weights or stock are a new version of the wheel',
      options: BY,
      read: ([word], values) => ({ file: named(word, 'the file'), staff: actorOf(values) }),
      run: ({ file, staff }, terminal) =>
        refusing(async () => {
          const missions = await readMissions(file)
          await transaction(async (tx) => {
            for (const mission of missions) await importMission(tx, mission, { staff })
          })
          terminal.log(missions.map(({ mission_id }) => `stored ${mission_id}`).join('\n'))
        }),
    }),
    defineCommand({
      name: 'claims',
      usage: `[--state ${CLAIM_STATES.join('|')}]`,
      about: 'gifts that were won and wait to be sent; --state lists others',
      options: { state: { type: 'string', default: 'open' } },
      read(_words, values) {
        const state = CLAIM_STATES.find((known) => known === values.state)
        if (!state) throw new WrongUse(`--state is one of ${CLAIM_STATES.join(', ')}`)
        return { state }
      },
      async run({ state }, terminal) {
        const claims = await listClaims(database(), state, 500)
        terminal.log(claims.length === 0 ? `No gift is ${state}.` : claims.map(claimLine).join('\n'))
      },
    }),
    defineCommand({
      name: 'settle',
      usage: '<spin> --state sent|handed-over|withdrawn [--note TEXT]',
      about: 'records what became of a gift, such as the number of its parcel',
      options: { ...BY, state: { type: 'string' }, note: { type: 'string', default: '' } },
      read([spinId], values) {
        const state = CLAIM_STATES.find((known) => known === values.state && known !== 'open')
        if (!isUuid(spinId ?? '')) throw new WrongUse('the id of the spin is missing')
        if (!state) throw new WrongUse('--state is sent, handed-over or withdrawn')
        if (values.note.length > 200) throw new WrongUse('--note has 200 characters at most')
        return { spinId: named(spinId, 'the spin'), state, note: values.note, staff: actorOf(values) }
      },
      run: (claim, terminal) =>
        refusing(async () => {
          await transaction((tx) => settleClaim(tx, claim))
          terminal.log(`${claim.spinId}: ${claim.state}`)
        }),
    }),
  ],
  notes: [
    '<mission>  the shop’s own name of it, as `list` prints it',
    '--by NAME  who acts, for the audit; the name of the signed-in user when not given',
  ],
  refusal: 'there is no such mission, or the audit found faults',
})
