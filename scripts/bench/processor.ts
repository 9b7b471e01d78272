import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** CPU time from /proc (Linux only): unlike latencies it does not depend on the machine's other load. */

const TICK_MS = 10

interface Process {
  parent: number
  /** ms of user and system time, including ended children */
  time: number
}

/** All processes of the machine by id; those that end meanwhile are left out. */
function processes(): Map<number, Process> {
  const found = new Map<number, Process>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      // The program's name is in parentheses and may contain spaces.
      const fields =
        readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ').map(Number) ?? []
      const ticks = fields.slice(11, 15).reduce((sum, value) => sum + value, 0)
      found.set(Number(name), { parent: fields[1] ?? 0, time: ticks * TICK_MS })
    } catch {
      continue
    }
  }
  return found
}

/** CPU time of a process and its descendants so far, ms. */
export function processorTime(pid: number): number {
  const all = processes()
  const isBelow = (id: number): boolean => {
    const parent = all.get(id)?.parent
    return id === pid || (parent !== undefined && parent !== 0 && isBelow(parent))
  }
  return [...all].reduce((sum, [id, { time }]) => sum + (isBelow(id) ? time : 0), 0)
}

/** State of a socket in /proc/net/tcp that waits for connections. */
const LISTENING = '0A'

/** The process that waits for connections on a port of this machine. @throws when there is none, or it is another user's */
export function listenerOn(port: number): number {
  const ending = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const inodes = ['tcp', 'tcp6']
    .flatMap((table) => readFileSync(`/proc/net/${table}`, 'utf8').trim().split('\n').slice(1))
    .map((line) => line.trim().split(/\s+/))
    .filter(([, address, , state]) => state === LISTENING && address?.endsWith(ending))
    .map((fields) => `socket:[${fields[9] ?? ''}]`)
  const holds = (id: number) => {
    try {
      return readdirSync(`/proc/${id}/fd`).some((file) =>
        inodes.includes(readlinkSync(`/proc/${id}/fd/${file}`)),
      )
    } catch {
      return false
    }
  }
  const found = [...processes().keys()].find(holds)
  if (found === undefined) throw new Error(`no process of this user listens on port ${port}`)
  return found
}

/** The server process of a data folder. */
export const postmasterOf = (folder: string): number =>
  Number.parseInt(readFileSync(`${folder}/postmaster.pid`, 'utf8'), 10)

/** ms of the program and of its database */
export interface Spent {
  node: number
  postgres: number
}

export const spentBetween = (before: Spent, after: Spent): Spent => ({
  node: after.node - before.node,
  postgres: after.postgres - before.postgres,
})

/** CPU time for each of `count`, ms: '5.6 Node + 4.2 PostgreSQL'. */
export const spentOnEach = ({ node, postgres }: Spent, count: number): string =>
  `${(node / count).toFixed(1)} Node + ${(postgres / count).toFixed(1)} PostgreSQL`
